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

const components = {
  benefits: framed(course.Benefits),
  'buyer-facts': course.BuyerFactsBlock,
  cells: framed(text.Cells),
  columns: framed(text.Columns),
  comparison: framed(course.Comparison),
  curriculum: course.CurriculumBlock,
  duties: text.DutiesBlock,
  faq: framed(text.Faq),
  included: course.IncludedBlock,
  ledger: framed(chart.Ledger, chart.ledgerLayout),
  offerings: framed(course.Offerings),
  overview: framed(course.Overview),
  registration: RegistrationForm,
  related: framed(text.Related, 'quiet'),
  rows: framed(text.Rows, ({ chart }) => chart && 'wide'),
  steps: framed(text.Steps, ({ chart }) => chart && 'wide'),
  stats: chart.StatsBlock,
  tabs: framed(text.Tabs, 'wide'),
  tiers: framed(text.Tiers, 'wide'),
  timeline: framed(chart.Timeline, 'wide'),
  tool: framed(text.Tool),
  tracks: framed(course.Tracks),
} satisfies { [Kind in BlockKind]: (props: BlockProps<Kind>) => unknown };

export const componentOf = (kind: BlockKind) =>
  components[kind] as (props: { block: Block; context: BlockContext }) => unknown;

export const blockScripts: { [Kind in BlockKind]?: (props: object) => unknown } = {
  registration: EnquiryFormScript,
  tabs: TabsScript,
  tool: ReadinessToolScript,
};
