import type { Cite } from '../components/SourceMarks/SourceMarks.tsx';
import type { EnquiryMarkupProps } from '../features/EnquiryForm/EnquiryFormProps.ts';
import type { IllustrationName } from '../illustrations/illustration-source.ts';
import type { Company } from '../schemas/company.ts';
import type { Course } from '../schemas/course.ts';
import type { Block, BlockKind, BlockOf } from '../schemas/parts/block.ts';
import type { TeamPlanCopy } from '../schemas/team-plan.ts';
import type { ReadinessTool } from '../schemas/tool.ts';
import type { DutiesByRoleProps } from '../sections/DutiesByRole/DutiesByRole.tsx';
import type { CompanyAnswers } from '../topics/course/buyer-facts.ts';

export type BlockContext = {
  cite: Cite;
  courses: Readonly<Record<string, Course>>;
  /** Illustrations by the path of their page. */
  pictures: Readonly<Record<string, IllustrationName>>;
  course?: string | undefined;
  /** The page's illustration, where the hero shows course dates instead. */
  picture?: { name: IllustrationName; caption?: string | undefined } | undefined;
  /** The page's illustration, where a section shows it up to the edge of the window. */
  plate?: { name: IllustrationName; alt?: string | undefined } | undefined;
  /** Ids of sections that are set beside their heading (text-sections.ts). */
  textSections?: ReadonlySet<string> | undefined;
  brochure?: 'course' | 'service';
  plan?: TeamPlanCopy['table'] | undefined;
  now: Date;
  readinessTool: ReadinessTool;
  euRoles: DutiesByRoleProps['roles'];
  enquiry: EnquiryMarkupProps | undefined;
  company: CompanyAnswers & Pick<Company, 'replyWithin'>;
};

export type BlockProps<Kind extends BlockKind> = { block: BlockOf<Kind>; context: BlockContext };

export function courseOf(context: BlockContext, blockKind: BlockKind): Course {
  const course = context.course === undefined ? undefined : context.courses[context.course];
  if (!course) throw new Error(`A "${blockKind}" block needs the page's \`course\`, and there is none`);
  return course;
}

type ChartedBlock = Pick<Block, 'id' | 'title'> & {
  chartTitle?: string | undefined;
  chartNote?: string | undefined;
};

export const chartHeadOf = ({ id, title, chartTitle, chartNote }: ChartedBlock) => ({
  id: `${id}-chart`,
  title: chartTitle,
  name: title,
  note: chartNote,
});

type CitableItem<Text> = { title: string; text?: Text; sources?: string[] | undefined };

export const citedItems = <Text>(items: readonly CitableItem<Text>[], { cite }: BlockContext) =>
  items.map(({ title, text, sources }) => ({ title, text: text as Text, sources: cite(sources) }));

export function courseBySlug(context: BlockContext, slug: string): Course {
  const course = context.courses[slug];
  if (!course)
    throw new Error(`There is no course "${slug}": its file would be src/content/courses/${slug}.yaml`);
  return course;
}

export const coursesOf = (
  { courses, kind }: BlockOf<'registration' | 'buyer-facts'>,
  context: BlockContext,
): Course[] => courses?.map((slug) => courseBySlug(context, slug)) ?? [courseOf(context, kind)];

const courseBrochure: ReadonlySet<BlockKind> = new Set([
  'overview',
  'included',
  'curriculum',
  'benefits',
  'tracks',
  'offerings',
]);

export function isPrinted(kind: BlockKind, { brochure }: BlockContext): boolean {
  if (brochure === undefined) return true;
  return brochure === 'course' ? courseBrochure.has(kind) : kind !== 'faq' && kind !== 'related';
}
