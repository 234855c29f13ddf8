import { DutiesByRole } from '../sections/DutiesByRole/DutiesByRole.tsx';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { PageBlockProps } from './block-props.ts';

/** The duties by role, and the way to the check. */
export function DutiesBlock({ block, context }: PageBlockProps<'duties'>) {
  return (
    <BlockFrame
      block={block}
      context={context}
      aside={
        <ButtonLink to={block.link.to} variant="primary" hasArrow>
          {block.link.label}
        </ButtonLink>
      }
    >
      <DutiesByRole roles={context.euRoles} />
    </BlockFrame>
  );
}
