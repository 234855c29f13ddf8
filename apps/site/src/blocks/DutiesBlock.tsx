import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx';
import { DutiesByRole } from '../sections/DutiesByRole/DutiesByRole.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { PageBlockProps } from './block-props.ts';

export function DutiesBlock({ block, context }: PageBlockProps<'duties'>) {
  return (
    <BlockFrame
      block={block}
      context={context}
      layout="wide"
      aside={
        <p>
          <ButtonLink to={block.link.to} variant="primary" hasArrow>
            {block.link.label}
          </ButtonLink>
        </p>
      }
    >
      <DutiesByRole roles={context.euRoles} grounds={block.grounds} />
    </BlockFrame>
  );
}
