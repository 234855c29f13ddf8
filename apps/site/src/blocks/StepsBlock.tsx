import { ChartFrame } from '../charts/ChartFrame/ChartFrame.tsx';
import { ClockKey } from '../charts/TimeScale/ClockKey.tsx';
import { clockItems } from '../charts/TimeScale/clock-items.ts';
import { TimeScale } from '../charts/TimeScale/TimeScale.tsx';
import { NumberedList } from '../components/NumberedList/NumberedList.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, chartHeadOf, citedItems } from './block-props.ts';

export function StepsBlock({ block, context }: BlockProps<'steps'>) {
  if (block.chart === 'days') {
    const days = block.items.flatMap(({ by }, i) => (by ? { ...by, number: i + 1 } : []));
    const items = block.items.map((item) => ({
      ...item,
      when: item.by && `${item.by.text}: ${item.by.what}`,
      sources: context.cite(item.sources),
    }));
    return (
      <BlockFrame block={block} context={context} layout="wide">
        <ChartFrame {...chartHeadOf(block)} legend={<ClockKey days={days} />}>
          <TimeScale items={clockItems(days)} unit="days" />
          <NumberedList items={items} />
        </ChartFrame>
      </BlockFrame>
    );
  }
  return (
    <BlockFrame block={block} context={context}>
      <NumberedList items={citedItems(block.items, context)} />
    </BlockFrame>
  );
}
