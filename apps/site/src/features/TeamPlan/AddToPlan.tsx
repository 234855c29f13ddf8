import { Button } from '@vanda/ui/Button.tsx';
import type { TeamPlanCopy } from '../../schemas/team-plan.ts';
import { fillPlaces } from '../../text/fill-places.ts';

type AddToPlanProps = { slug: string; title: string; copy: TeamPlanCopy['table'] };

export const AddToPlan = ({ slug, title, copy }: AddToPlanProps) => (
  <Button size="compact" data-add={slug} aria-label={fillPlaces(copy.addName, { course: title })}>
    {copy.add}
  </Button>
);
