import type { IllustrationName } from '../../art/names.ts';
import type { CompanyAnswers } from '../course/buyer-facts.ts';
import type { PathStep } from '../figures/Path/StepPath.tsx';
import type { EnquiryFormProps } from '../live/EnquiryForm/EnquiryFormProps.ts';
import type { Course } from '../schemas/course.ts';
import type { Block, BlockKind, BlockOf } from '../schemas/parts/block.ts';
import type { TeamPlanWords } from '../schemas/team-plan.ts';
import type { ReadinessTool } from '../schemas/tool.ts';
import type { DutiesByRoleProps } from '../sections/DutiesByRole/DutiesByRole.tsx';
import type { Cite } from '../ui/SourceMarks/SourceMarks.tsx';

/** Courses that blocks may show, by slug. */
export type CourseCatalogue = Readonly<Record<string, Course>>;

/** The tools by the name that a block gives them. */
export type Tools = { readiness: ReadinessTool };

/** What the page hands to each of its blocks. */
export type BlockContext = {
  cite: Cite;
  courses: CourseCatalogue;
  /** Slug of the course that the page is about. */
  course?: string | undefined;
  /** The page's own picture, where its hero shows dates in that place. */
  picture?: { name: IllustrationName; caption?: string | undefined } | undefined;
  /** Ids of the sections that stand beside their heading (text-sections.ts). */
  textSections?: ReadonlySet<string> | undefined;
  /** Where the page prints as a brochure: of a course, or of another service. */
  brochure?: 'course' | 'service';
  /** On a page with a plan for a team: the words of the buttons that fill it. */
  plan?: TeamPlanWords['table'] | undefined;
  /** The moment of the build: sessions are judged again in the visitor's browser. */
  now: Date;
};

/** The same with what single kinds take from other collections; `getBlockData` of the queries reads it. */
export type PageContext = BlockContext & {
  tools: Tools;
  /** The duties of the EU AI Act by role, as the check knows them. */
  euRoles: DutiesByRoleProps['roles'];
  /** The form that takes the registrations; undefined on a page without a registration block. */
  enquiry: EnquiryFormProps | undefined;
  /** Hours within which the company replies. */
  replyWithinHours: number;
  /** What it says of all its courses, and who its people are. */
  company: CompanyAnswers;
};

export type BlockProps<Kind extends BlockKind> = { block: BlockOf<Kind>; context: BlockContext };
export type PageBlockProps<Kind extends BlockKind> = { block: BlockOf<Kind>; context: PageContext };

/** The page's own course; throws by name where a course block stands on a page without one. */
export function courseOf(context: BlockContext, blockKind: BlockKind): Course {
  const course = context.course === undefined ? undefined : context.courses[context.course];
  if (!course) throw new Error(`A "${blockKind}" block needs the page's \`course\`, and there is none`);
  return course;
}

/** What heads the figure that a block is drawn as. */
export const figureHeadOf = ({
  id,
  title,
  figureTitle,
  figureNote,
}: Pick<Block, 'id' | 'title'> & { figureTitle?: string | undefined; figureNote?: string | undefined }) => ({
  id: `${id}-figure`,
  title: figureTitle,
  name: title,
  note: figureNote,
});

type CitableItem = { title: string; text?: string | undefined; sources?: string[] | undefined };

/** List items with their sources resolved to numbers. */
export const citedItems = (items: readonly CitableItem[], context: BlockContext) =>
  items.map(({ title, text, sources }) => ({ title, text, sources: context.cite(sources) }));

/** Steps of a path, with their sources resolved to numbers. */
export const citedSteps = (
  items: readonly (CitableItem & Pick<PathStep, 'shortTitle' | 'holds' | 'who'>)[],
  context: BlockContext,
): PathStep[] =>
  items.map(({ title, text, shortTitle, holds, who, sources }) => ({
    title,
    text,
    shortTitle,
    holds,
    who,
    sources: context.cite(sources),
  }));

/** A course by its slug; throws by name. */
export function courseBySlug(context: BlockContext, slug: string): Course {
  const course = context.courses[slug];
  if (!course)
    throw new Error(`There is no course "${slug}": its file would be src/content/courses/${slug}.yaml`);
  return course;
}

/** What a registration form takes registrations for: the courses it names, or the page's own. */
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

/** Whether a block stands in the page's printed brochure; pages without one print all of theirs. */
export function isPrinted(kind: BlockKind, { brochure }: BlockContext): boolean {
  if (brochure === undefined) return true;
  return brochure === 'course' ? courseBrochure.has(kind) : kind !== 'faq' && kind !== 'related';
}
