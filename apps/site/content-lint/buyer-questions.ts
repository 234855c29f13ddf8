import { counted } from '@vanda/forms/plural';
import type { CourseFacts, ServiceFacts } from '../src/schemas/buyer-facts.ts';
import { courseFacts } from '../src/topics/course/buyer-facts.ts';
import { type ContentFile, filesOf } from './read.ts';

type CompanyFact = 'people' | 'references' | 'insurance' | 'dataRecipients';

type Question = {
  question: string;
  course?: readonly (keyof CourseFacts)[];
  company?: readonly CompanyFact[];
  service?: readonly (keyof ServiceFacts)[];
  services?: readonly string[];
};

/** Questions before the launch, in the buyers' order. */
const must: readonly Question[] = [
  {
    question: 'Who teaches or does the work, with which credentials?',
    company: ['people'],
    course: ['trainers'],
    service: ['advisers'],
  },
  { question: 'Who bought before, and may be called?', company: ['references'] },
  { question: 'GST: charged, and in the price or on top of it?', course: ['gst'] },
  { question: 'How does one pay; which insurance?', course: ['payment'], company: ['insurance'] },
  {
    question: 'What if somebody cancels, postpones or sends a colleague, or if you move it?',
    course: ['refunds', 'postponement', 'substitution', 'moved'],
  },
  { question: 'What does a service cost, or from which sum on?', service: ['price'] },
  { question: 'Where, or online?', course: ['delivery'] },
  { question: 'A private class: from how many people, at what price, where?', course: ['privateClass'] },
  { question: 'Smallest and largest class?', course: ['classSize'] },
  { question: 'From when to when, each day?', course: ['hours'] },
  { question: 'Who else receives what a form collects?', company: ['dataRecipients'] },
  { question: 'Which certificate, for how much attendance?', course: ['certificate', 'attendancePercent'] },
  {
    question: 'The named officer, hours a month, term?',
    service: ['advisers', 'hours', 'term'],
    services: ['dpo-service'],
  },
];

const may: readonly Question[] = [
  { question: 'Funding, scheme by scheme?', course: ['funding'] },
  {
    question: 'Which language, what to bring, which help afterwards?',
    course: ['language', 'bring', 'support'],
  },
  {
    question: 'How long does a service take, what does it ask, what is not in it, how does one begin?',
    service: ['duration', 'effort', 'notIncluded', 'firstStep'],
  },
];

export function buyerQuestions(files: readonly ContentFile[]): { must: string[]; may: string[] } {
  const [company] = filesOf(files, 'company');
  const courses = filesOf(files, 'courses').map(({ data }) => ({
    page: data.page?.split('#')[0] ?? '',
    facts: courseFacts(data, { buyerFacts: company?.data.buyerFacts ?? {} }),
  }));
  const pages = filesOf(files, 'services').map(({ slug, data }) => ({
    page: `/services/${slug}`,
    slug,
    isOfCourse: data.course !== undefined || data.blocks?.some(({ kind }) => kind === 'buyer-facts'),
  }));
  const missing = ({ course = [], company: own = [], service = [], services }: Question) => {
    const fields = new Set<string>();
    const waiting = new Set<string>();
    const open = (field: string, page: string) => {
      fields.add(field);
      waiting.add(page);
    };
    for (const name of own)
      if (company && !company.data[name]?.length) for (const { page } of pages) open(name, page);
    for (const name of course) {
      for (const { page, facts } of courses) if (facts[name] === undefined) open(`buyerFacts.${name}`, page);
      // Pages of services show these as well.
      if ((name === 'gst' || name === 'payment') && company && !company.data.buyerFacts?.[name])
        for (const { page, isOfCourse } of pages) if (!isOfCourse) open(`buyerFacts.${name}`, page);
    }
    for (const name of service)
      for (const { page, slug, isOfCourse } of pages)
        if (!isOfCourse && services?.includes(slug) !== false && !company?.data.serviceFacts?.[slug]?.[name])
          open(`serviceFacts.*.${name}`, page);
    return { fields: [...fields], count: waiting.size };
  };
  const lines = (questions: readonly Question[]) =>
    questions
      .map((question) => ({ ...missing(question), text: question.question }))
      .filter(({ fields }) => fields.length > 0)
      .toSorted((a, b) => b.count - a.count)
      .map(({ fields, count, text }) => `${counted(count, 'page')}: ${text} (${fields.join(', ')})`);
  return { must: lines(must), may: lines(may) };
}
