import type { FC } from 'react';
import type { Block, BlockKind } from '../../schemas/parts/block.ts';
import { BenefitsBlock } from '../blocks/BenefitsBlock.tsx';
import type { BlockContext, BlockProps } from '../blocks/block-props.ts';
import { CellsBlock } from '../blocks/CellsBlock.tsx';
import { ChangesBlock } from '../blocks/ChangesBlock.tsx';
import { ColumnsBlock } from '../blocks/ColumnsBlock.tsx';
import { ComparisonBlock } from '../blocks/ComparisonBlock.tsx';
import { CurriculumBlock } from '../blocks/CurriculumBlock.tsx';
import { FaqBlock } from '../blocks/FaqBlock.tsx';
import { FiguresBlock } from '../blocks/FiguresBlock.tsx';
import { IncludedBlock } from '../blocks/IncludedBlock.tsx';
import { LedgerBlock } from '../blocks/LedgerBlock.tsx';
import { OfferingsBlock } from '../blocks/OfferingsBlock.tsx';
import { OverviewBlock } from '../blocks/OverviewBlock.tsx';
import { RelatedBlock } from '../blocks/RelatedBlock.tsx';
import { RowsBlock } from '../blocks/RowsBlock.tsx';
import { StepsBlock } from '../blocks/StepsBlock.tsx';
import { TabsBlock } from '../blocks/TabsBlock.tsx';
import { TicksBlock } from '../blocks/TicksBlock.tsx';
import { TiersBlock } from '../blocks/TiersBlock.tsx';
import { TimelineBlock } from '../blocks/TimelineBlock.tsx';
import { TracksBlock } from '../blocks/TracksBlock.tsx';

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
