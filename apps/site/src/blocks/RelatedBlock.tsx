import { RelatedLinks } from '../sections/RelatedLinks/RelatedLinks.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';

export function RelatedBlock({ block, context }: BlockProps<'related'>) {
  return (
    <BlockFrame block={block} context={context} layout="quiet">
      <RelatedLinks items={block.items} />
    </BlockFrame>
  );
}
