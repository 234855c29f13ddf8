import EnquiryFormScript from '../features/EnquiryForm/EnquiryFormScript.astro';
import ReadinessToolScript from '../features/ReadinessTool/ReadinessToolScript.astro';
import TabsScript from '../features/Tabs/TabsScript.astro';
import type { Block, BlockKind } from '../schemas/parts/block.ts';
import { framed } from './BlockFrame.tsx';
import type { BlockContext, BlockProps } from './block-props.ts';
import * as chart from './chart-blocks.tsx';
import * as course from './course-blocks.tsx';
import RegistrationForm from './RegistrationForm.astro';
import * as text from './text-blocks.tsx';

type BlockEntry<Kind extends BlockKind> = {
  Component: (props: BlockProps<Kind>) => unknown;
  Script: ((props: object) => unknown) | null;
};

export type AnyBlockEntry = {
  Component: (props: { block: Block; context: BlockContext }) => unknown;
  Script: ((props: object) => unknown) | null;
};

export const blockRegistry = {
  benefits: { Component: framed(course.Benefits), Script: null },
  'buyer-facts': { Component: course.BuyerFactsBlock, Script: null },
  cells: { Component: framed(text.Cells), Script: null },
  columns: { Component: framed(text.Columns), Script: null },
  comparison: { Component: framed(course.Comparison), Script: null },
  curriculum: { Component: course.CurriculumBlock, Script: null },
  duties: { Component: text.DutiesBlock, Script: null },
  faq: { Component: framed(text.Faq), Script: null },
  figures: { Component: chart.FiguresBlock, Script: null },
  included: { Component: course.IncludedBlock, Script: null },
  ledger: { Component: chart.LedgerBlock, Script: null },
  offerings: { Component: framed(course.Offerings), Script: null },
  overview: { Component: framed(course.Overview), Script: null },
  registration: { Component: RegistrationForm, Script: EnquiryFormScript },
  related: { Component: framed(text.Related, 'quiet'), Script: null },
  rows: { Component: text.RowsBlock, Script: null },
  steps: { Component: text.StepsBlock, Script: null },
  tabs: { Component: framed(text.Tabs, 'split'), Script: TabsScript },
  tiers: { Component: framed(text.Tiers, 'wide'), Script: null },
  timeline: { Component: framed(chart.Timeline, 'wide'), Script: null },
  tool: { Component: framed(text.Tool), Script: ReadinessToolScript },
  tracks: { Component: framed(course.Tracks), Script: null },
} satisfies { [Kind in BlockKind]: BlockEntry<Kind> };
