import type { Course } from '../../schemas/course.ts';
import type { TeamPlanWords } from '../../schemas/team-plan.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { marks } from './TeamPlan.marks.ts';

type AddToPlanProps = { slug: string; course: Course; words: TeamPlanWords['table'] };

/**
 * The button of a course's row in the comparison. It carries the numbers that the plan counts with: they stand once, in
 * the page. The script that shows it names it after its course.
 */
export function AddToPlan({ slug, course, words }: AddToPlanProps) {
  const { priceSgd, pricePer, durationDays, durationWeeks, meetings, sessions } = course;
  const numbers = {
    [marks.add]: slug,
    [marks.price]: priceSgd,
    [marks.per]: pricePer,
    [marks.days]: durationDays,
    [marks.weeks]: durationWeeks,
    [marks.meetings]: meetings,
    [marks.last]: sessions
      .map(({ start }) => start)
      .sort()
      .at(-1),
  };
  return (
    <Button size="small" {...numbers}>
      {words.add}
    </Button>
  );
}
