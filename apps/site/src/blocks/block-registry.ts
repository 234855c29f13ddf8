import EnquiryFormScript from '../features/EnquiryForm/EnquiryFormScript.astro';
import ReadinessToolScript from '../features/ReadinessTool/ReadinessToolScript.astro';
import TabsScript from '../features/Tabs/TabsScript.astro';
import type { Block, BlockKind, BlockOf } from '../schemas/parts/block.ts';
import { BenefitsBlock } from './BenefitsBlock.tsx';
import { BuyerFactsBlock } from './BuyerFactsBlock.tsx';
import type { PageBlockProps, PageContext } from './block-props.ts';
import { CellsBlock } from './CellsBlock.tsx';
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
import { TiersBlock } from './TiersBlock.tsx';
import { TimelineBlock } from './TimelineBlock.tsx';
import { ToolBlock } from './ToolBlock.tsx';
import { TracksBlock } from './TracksBlock.tsx';

type BlockEntry<Kind extends BlockKind> = {
  Component: (props: PageBlockProps<Kind>) => unknown;
  Script: ((props: { block: BlockOf<Kind> }) => unknown) | null;
};

export type AnyBlockEntry = {
  Component: (props: { block: Block; context: PageContext }) => unknown;
  Script: ((props: { block: Block }) => unknown) | null;
};

/** A kind without a component, or a decision on its script, does not compile. */
export const blockRegistry = {
  benefits: { Component: BenefitsBlock, Script: null },
  'buyer-facts': { Component: BuyerFactsBlock, Script: null },
  cells: { Component: CellsBlock, Script: null },
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
  tiers: { Component: TiersBlock, Script: null },
  timeline: { Component: TimelineBlock, Script: null },
  tool: { Component: ToolBlock, Script: ReadinessToolScript },
  tracks: { Component: TracksBlock, Script: null },
} satisfies { [Kind in BlockKind]: BlockEntry<Kind> };
