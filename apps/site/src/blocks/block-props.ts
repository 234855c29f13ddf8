import type { ListItem } from '../components/NumberedList/NumberedList.tsx';
import type { Cite } from '../components/SourceMarks/SourceMarks.tsx';
import type { EnquiryFormProps } from '../features/EnquiryForm/EnquiryFormProps.ts';
import type { IllustrationName } from '../illustrations/illustration-source.ts';
import type { Course } from '../schemas/course.ts';
import type { Block, BlockKind, BlockOf } from '../schemas/parts/block.ts';
import type { TeamPlanCopy } from '../schemas/team-plan.ts';
import type { ReadinessTool } from '../schemas/tool.ts';
import type { DutiesByRoleProps } from '../sections/DutiesByRole/DutiesByRole.tsx';
import type { CompanyAnswers } from '../topics/course/buyer-facts.ts';
import { rolesText, type StepRoles } from './step-roles.ts';

export type CourseCatalogue = Readonly<Record<string, Course>>;

export type BlockContext = {
  cite: Cite;
  courses: CourseCatalogue;
  course?: string | undefined;
  /** The page's illustration, when the hero shows course dates in its place. */
  picture?: { name: IllustrationName; caption?: string | undefined } | undefined;
  /** Ids of the sections set beside their heading (text-sections.ts). */
  textSections?: ReadonlySet<string> | undefined;
  /** Kind of printed brochure. */
  brochure?: 'course' | 'service';
  /** Button texts of the team plan, on a page that has one. */
  plan?: TeamPlanCopy['table'] | undefined;
  now: Date;
};

/** BlockContext with data that single kinds of block take from other collections; see `getBlockData`. */
export type PageContext = BlockContext & {
  readinessTool: ReadinessTool;
  euRoles: DutiesByRoleProps['roles'];
  /** Undefined on a page without a registration block. */
  enquiry: EnquiryFormProps | undefined;
  replyWithinHours: number;
  company: CompanyAnswers;
};

export type BlockProps<Kind extends BlockKind> = { block: BlockOf<Kind>; context: BlockContext };
export type PageBlockProps<Kind extends BlockKind> = { block: BlockOf<Kind>; context: PageContext };

export function courseOf(context: BlockContext, blockKind: BlockKind): Course {
  const course = context.course === undefined ? undefined : context.courses[context.course];
  if (!course) throw new Error(`A "${blockKind}" block needs the page's \`course\`, and there is none`);
  return course;
}

export const chartHeadOf = ({
  id,
  title,
  chartTitle,
  chartNote,
}: Pick<Block, 'id' | 'title'> & { chartTitle?: string | undefined; chartNote?: string | undefined }) => ({
  id: `${id}-chart`,
  title: chartTitle,
  name: title,
  note: chartNote,
});

type CitableItem = { title: string; text?: string | undefined; sources?: string[] | undefined };

export const citedItems = (items: readonly CitableItem[], context: BlockContext) =>
  items.map(({ title, text, sources }) => ({ title, text, sources: context.cite(sources) }));

type Step = CitableItem & { holds?: string | undefined; who?: StepRoles | undefined };

export const citedSteps = (items: readonly Step[], context: BlockContext, otherName?: string): ListItem[] =>
  items.map(({ title, text, holds, who, sources }) => ({
    title,
    text,
    result: holds,
    roles: who && rolesText(who, otherName),
    sources: context.cite(sources),
  }));

export function courseBySlug(context: BlockContext, slug: string): Course {
  const course = context.courses[slug];
  if (!course)
    throw new Error(`There is no course "${slug}": its file would be src/content/courses/${slug}.yaml`);
  return course;
}

export const registrationCourses = (block: BlockOf<'registration'>, context: BlockContext): Course[] =>
  block.courses?.map((slug) => courseBySlug(context, slug)) ?? [courseOf(context, 'registration')];

const courseBrochure: ReadonlySet<BlockKind> = new Set([
  'overview',
  'included',
  'curriculum',
  'benefits',
  'tracks',
  'offerings',
]);

/** Whether a block is printed in the brochure; pages without a brochure print all blocks. */
export function isPrinted(kind: BlockKind, { brochure }: BlockContext): boolean {
  if (brochure === undefined) return true;
  return brochure === 'course' ? courseBrochure.has(kind) : kind !== 'faq' && kind !== 'related';
}
