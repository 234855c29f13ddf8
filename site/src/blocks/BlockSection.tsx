import type { FC } from 'react';
import { TabsBlock } from '../live/Tabs/TabsBlock.tsx';
import type { Block, BlockKind } from '../schemas/parts/block.ts';
import { BenefitsBlock } from './BenefitsBlock.tsx';
import type { BlockContext, BlockProps } from './block-props.ts';
import { CellsBlock } from './CellsBlock.tsx';
import { ChangesBlock } from './ChangesBlock.tsx';
import { ColumnsBlock } from './ColumnsBlock.tsx';
import { ComparisonBlock } from './ComparisonBlock.tsx';
import { CurriculumBlock } from './CurriculumBlock.tsx';
import { FaqBlock } from './FaqBlock.tsx';
import { FiguresBlock } from './FiguresBlock.tsx';
import { IncludedBlock } from './IncludedBlock.tsx';
import { LedgerBlock } from './LedgerBlock.tsx';
import { OfferingsBlock } from './OfferingsBlock.tsx';
import { OverviewBlock } from './OverviewBlock.tsx';
import { RelatedBlock } from './RelatedBlock.tsx';
import { RowsBlock } from './RowsBlock.tsx';
import { StepsBlock } from './StepsBlock.tsx';
import { TicksBlock } from './TicksBlock.tsx';
import { TiersBlock } from './TiersBlock.tsx';
import { TimelineBlock } from './TimelineBlock.tsx';
import { TracksBlock } from './TracksBlock.tsx';

/** Kinds that the page itself composes, because they hold an island or a collection of their own. */
type ComposedByPage = 'registration' | 'tool';
export type StaticBlock = Exclude<Block, { kind: ComposedByPage }>;

const components = {
  benefits: BenefitsBlock,
  cells: CellsBlock,
  changes: ChangesBlock,
  columns: ColumnsBlock,
  comparison: ComparisonBlock,
  curriculum: CurriculumBlock,
  faq: FaqBlock,
  figures: FiguresBlock,
  included: IncludedBlock,
  ledger: LedgerBlock,
  offerings: OfferingsBlock,
  overview: OverviewBlock,
  related: RelatedBlock,
  rows: RowsBlock,
  steps: StepsBlock,
  tabs: TabsBlock,
  ticks: TicksBlock,
  tiers: TiersBlock,
  timeline: TimelineBlock,
  tracks: TracksBlock,
} satisfies { [Kind in Exclude<BlockKind, ComposedByPage>]: FC<BlockProps<Kind>> };

type BlockSectionProps = { block: StaticBlock; context: BlockContext };

/** Draws a block by its kind. A kind without a component does not compile. */
export function BlockSection({ block, context }: BlockSectionProps) {
  const Component = components[block.kind] as FC<{ block: StaticBlock; context: BlockContext }>;
  return <Component block={block} context={context} />;
}
