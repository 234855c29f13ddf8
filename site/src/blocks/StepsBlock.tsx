import { FigureFrame } from '../figures/FigureFrame/FigureFrame.tsx';
import { StepPath } from '../figures/Path/StepPath.tsx';
import { NumberedList } from '../ui/NumberedList/NumberedList.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, citedItems, citedSteps, figureHeadOf } from './block-props.ts';

export function StepsBlock({ block, context }: BlockProps<'steps'>) {
  if (block.figure === 'path') {
    return (
      <BlockFrame block={block} context={context} layout="wide">
        <FigureFrame {...figureHeadOf(block)}>
          <StepPath steps={citedSteps(block.items, context)} />
        </FigureFrame>
      </BlockFrame>
    );
  }
  return (
    <BlockFrame block={block} context={context}>
      <NumberedList items={citedItems(block.items, context)} />
    </BlockFrame>
  );
}
