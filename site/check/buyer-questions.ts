import { courseFacts } from '../src/course/buyer-facts.ts';
import { type CourseFacts, courseFactsSchema, type ServiceFacts } from '../src/schemas/buyer-facts.ts';
import type { Company } from '../src/schemas/company.ts';
import type { Course } from '../src/schemas/course.ts';
import type { Service } from '../src/schemas/service.ts';
import type { ContentFile } from './read.ts';

/** What to put to the company for each fact of a course that no file gives. */
const courseQuestions: Record<keyof CourseFacts, string> = {
  funding:
    'Which schemes is the course listed under (a reference beginning TGS-, NTUC’s list for UTAP), and which not, or not applied for?',
  gst: 'Is the company registered for GST, and do the prices contain it? If not, no GST is charged.',
  classSize:
    'Smallest and largest class; what happens below the smallest, and by when participants hear of it?',
  refunds: 'How much of the price comes back after a cancellation, and until when? What of a no-show?',
  moved: 'What happens when the company moves or cancels the course: another date, the price back?',
  substitution: 'May a colleague come instead, until when, and at what charge?',
  attendancePercent: 'How much attendance does the company’s own certificate ask for?',
  certificate: 'Which certificate is awarded, by whom, for attendance or for a passed assessment?',
  payment: 'When and how does one pay?',
  trainers: 'Who teaches, with which licence? Say for the agile courses if it is not one of Scrum.org.',
  delivery: 'Where is it held, and is it held online?',
  language: 'In which language is it taught?',
  bring: 'What do participants bring?',
  hours:
    'From when to when is the day, and do its hours hold the breaks? Nine hours of teaching are more than the usual seven or eight.',
  support: 'What help is there after the course, and for how long?',
  privateFrom: 'From how many people on is a private class worth it?',
};

const serviceQuestions: Record<keyof ServiceFacts, string> = {
  duration: 'How long does the service usually take?',
  effort: 'What does it ask of the client: hours, roles?',
  firstStep: 'What is the smallest step that one can begin with?',
  notIncluded: 'What is not included?',
};

const factNames = Object.keys(courseFactsSchema.shape) as (keyof CourseFacts)[];

/** The questions that no file answers, each once, in the order in which buyers ask. */
export function buyerQuestions(files: readonly ContentFile[]): string[] {
  const of = <Data>(collection: ContentFile['collection']) =>
    files
      .filter((file) => file.collection === collection)
      .map(({ slug, data }) => ({ slug, data: data as Data }));
  const [company] = of<Company>('company');
  const courses = of<Course>('courses').map(({ slug, data }) => ({
    slug,
    facts: courseFacts(data, { buyerFacts: company?.data.buyerFacts ?? {} }),
  }));
  // A page about a course, or about several, says it of the courses.
  const services = of<Service>('services').filter(
    ({ data }) => !data.course && !data.blocks?.some(({ kind }) => kind === 'buyer-facts'),
  );
  return [
    ...factNames.flatMap((name) => {
      const without = courses.filter(({ facts }) => facts[name] === undefined).map(({ slug }) => slug);
      return open(`buyerFacts.${name}`, courseQuestions[name], without, courses.length, 'courses');
    }),
    ...(company && !company.data.people?.length
      ? [
          'people: Who are the people that visitors should know: name, credential, one sentence, photograph? (/about)',
        ]
      : []),
    ...Object.entries(serviceQuestions).flatMap(([name, question]) => {
      const without = services
        .filter(({ data }) => data.buyerFacts?.[name as keyof ServiceFacts] === undefined)
        .map(({ slug }) => slug);
      return open(`buyerFacts.${name}`, question, without, services.length, 'services');
    }),
  ];
}

/** One line: field, question, and who waits for the answer. */
function open(
  field: string,
  question: string,
  without: readonly string[],
  count: number,
  what: string,
): string[] {
  if (without.length === 0) return [];
  const who = without.length === count ? `all ${count} ${what}` : `${what}: ${without.join(', ')}`;
  return [`${field}: ${question} (${who})`];
}
