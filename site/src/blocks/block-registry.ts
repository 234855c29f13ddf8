import EnquiryFormScript from '../live/EnquiryForm/EnquiryFormScript.astro';
import TabsScript from '../live/Tabs/TabsScript.astro';
import type { Block, BlockKind, BlockOf } from '../schemas/parts/block.ts';
import { BenefitsBlock } from './BenefitsBlock.tsx';
import { BuyerFactsBlock } from './BuyerFactsBlock.tsx';
import type { PageBlockProps, PageContext } from './block-props.ts';
import { CellsBlock } from './CellsBlock.tsx';
import { ChangesBlock } from './ChangesBlock.tsx';
import { ColumnsBlock } from './ColumnsBlock.tsx';
import { ComparisonBlock } from './ComparisonBlock.tsx';
import { CurriculumBlock } from './CurriculumBlock.tsx';
import { DutiesBlock } from './DutiesBlock.tsx';
import { FaqBlock } from './FaqBlock.tsx';
import { FiguresBlock } from './FiguresBlock.tsx';
import { IncludedBlock } from './IncludedBlock.tsx';
import { LedgerBlock } from './LedgerBlock.tsx';
import { OfferingsBlock } from './OfferingsBlock.tsx';
import { OverviewBlock } from './OverviewBlock.tsx';
import RegistrationForm from './RegistrationForm.astro';
import { RelatedBlock } from './RelatedBlock.tsx';
import { RowsBlock } from './RowsBlock.tsx';
import { StepsBlock } from './StepsBlock.tsx';
import { TabsBlock } from './TabsBlock.tsx';
import { TicksBlock } from './TicksBlock.tsx';
import { TiersBlock } from './TiersBlock.tsx';
import { TimelineBlock } from './TimelineBlock.tsx';
import { ToolBlock } from './ToolBlock.tsx';
import ToolScript from './ToolScript.astro';
import { TracksBlock } from './TracksBlock.tsx';

/** How a kind of block is drawn, and the component that brings its script to the page; null where it needs none. */
type BlockEntry<Kind extends BlockKind> = {
  Component: (props: PageBlockProps<Kind>) => unknown;
  Script: ((props: { block: BlockOf<Kind> }) => unknown) | null;
};

/** An entry whose kind is known only with its block. */
export type AnyBlockEntry = {
  Component: (props: { block: Block; context: PageContext }) => unknown;
  Script: ((props: { block: Block }) => unknown) | null;
};

/** Every kind of block. A kind without a component, or that leaves open whether it has a script, does not compile. */
export const blockRegistry = {
  benefits: { Component: BenefitsBlock, Script: null },
  'buyer-facts': { Component: BuyerFactsBlock, Script: null },
  cells: { Component: CellsBlock, Script: null },
  changes: { Component: ChangesBlock, Script: null },
  columns: { Component: ColumnsBlock, Script: null },
  comparison: { Component: ComparisonBlock, Script: null },
  curriculum: { Component: CurriculumBlock, Script: null },
  duties: { Component: DutiesBlock, Script: null },
  faq: { Component: FaqBlock, Script: null },
  figures: { Component: FiguresBlock, Script: null },
  included: { Component: IncludedBlock, Script: null },
  ledger: { Component: LedgerBlock, Script: null },
  offerings: { Component: OfferingsBlock, Script: null },
  overview: { Component: OverviewBlock, Script: null },
  registration: { Component: RegistrationForm, Script: EnquiryFormScript },
  related: { Component: RelatedBlock, Script: null },
  rows: { Component: RowsBlock, Script: null },
  steps: { Component: StepsBlock, Script: null },
  tabs: { Component: TabsBlock, Script: TabsScript },
  ticks: { Component: TicksBlock, Script: null },
  tiers: { Component: TiersBlock, Script: null },
  timeline: { Component: TimelineBlock, Script: null },
  tool: { Component: ToolBlock, Script: ToolScript },
  tracks: { Component: TracksBlock, Script: null },
} satisfies { [Kind in BlockKind]: BlockEntry<Kind> };
