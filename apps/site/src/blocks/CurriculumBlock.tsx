import { Bar } from '../charts/Bars/Bar.tsx';
import { barShares } from '../charts/Bars/bar-shares.ts';
import { CurriculumDays } from '../components/CurriculumDays/CurriculumDays.tsx';
import { Fold } from '../components/Fold/Fold.tsx';
import { HourBlocks } from '../components/HourBlocks/HourBlocks.tsx';
import { ModuleList } from '../components/ModuleList/ModuleList.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, courseOf } from './block-props.ts';

export function CurriculumBlock({ block, context }: BlockProps<'curriculum'>) {
  const { days, blocks, modules } = courseOf(context, 'curriculum');
  const shares = barShares(blocks?.map(({ hours }) => hours) ?? []);
  return (
    <BlockFrame block={block} context={context} layout={days ? 'wide' : 'split'}>
      {days && <CurriculumDays days={days} cite={context.cite} />}
      {blocks && (
        <HourBlocks
          blocks={blocks}
          cite={context.cite}
          barOf={block.chart === 'bars' ? (i) => <Bar share={shares[i] ?? 0} /> : undefined}
        />
      )}
      {modules && (
        <Fold label={`${modules.length} modules`}>
          <ModuleList modules={modules} cite={context.cite} />
        </Fold>
      )}
    </BlockFrame>
  );
}
