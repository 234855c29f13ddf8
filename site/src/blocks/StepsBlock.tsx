import { FigureFrame } from '../figures/FigureFrame/FigureFrame.tsx';
import { StepPath } from '../figures/Path/StepPath.tsx';
import { ClockKey } from '../figures/Scale/ClockKey.tsx';
import { clockItems } from '../figures/Scale/clock-items.ts';
import { Scale } from '../figures/Scale/Scale.tsx';
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
  if (block.figure === 'clock') {
    const days = block.items.flatMap(({ by }) => by ?? []);
    const items = block.items.map((item) => ({
      ...item,
      when: item.by && `${item.by.text}: ${item.by.what}`,
      sources: context.cite(item.sources),
    }));
    return (
      <BlockFrame block={block} context={context} layout="wide">
        <FigureFrame {...figureHeadOf(block)} legend={<ClockKey days={days} />}>
          <Scale items={clockItems(days)} unit="days" />
          <NumberedList items={items} />
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
