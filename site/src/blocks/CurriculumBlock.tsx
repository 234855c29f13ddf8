import { DayBar } from '../figures/Time/DayBar.tsx';
import { DayPetals } from '../figures/Time/DayPetals.tsx';
import { CurriculumDays } from '../ui/CurriculumDays/CurriculumDays.tsx';
import { HourBlocks } from '../ui/HourBlocks/HourBlocks.tsx';
import { ModuleList } from '../ui/ModuleList/ModuleList.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, courseOf } from './block-props.ts';

/** Days with modules, blocks with hours, or modules in order: whichever the course holds. */
export function CurriculumBlock({ block, context }: BlockProps<'curriculum'>) {
  const { days, blocks, modules } = courseOf(context, 'curriculum');
  return (
    <BlockFrame block={block} context={context} layout={days ? 'wide' : 'split'}>
      {days && (
        <CurriculumDays
          days={days}
          cite={context.cite}
          drawDay={
            block.figure === 'time'
              ? ({ number, ...modules }) => <DayPetals day={number} {...modules} />
              : undefined
          }
        />
      )}
      {blocks && block.figure === 'time' && <DayBar hours={blocks.map(({ hours }) => hours)} />}
      {blocks && <HourBlocks blocks={blocks} cite={context.cite} />}
      {modules && <ModuleList modules={modules} cite={context.cite} />}
    </BlockFrame>
  );
}
