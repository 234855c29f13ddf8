import type { Answers } from '@vanda/eu-ai-act-rules/answers';
import { remindersFile } from '@vanda/forms/calendar';
import { fullDate } from '@vanda/forms/date-formats';
import { plainText } from '../../text/rich-text.ts';
import { type Finder, readFinder } from '../../topics/regulation/which-laws/find-laws.ts';
import { givenAnswers } from '../EuCheck/check-messages.ts';
import {
  dayOf,
  dutiesOf,
  enforcementOf,
  type Found,
  groupNames,
  headlineOf,
  nextDay,
} from './finder-messages.ts';

export type FinderRecord = { finder: Finder; answers: Answers; found: Found; today: string; link: string };

export function markdownRecord({ finder, answers, found, today, link }: FinderRecord): string {
  const rows = found.applies.map((one) =>
    [
      `### ${one.law.name}`,
      ...dayOf(one, today).map((day) => `- Day: ${day}`),
      ...dutiesOf(one).map((duty) => `- ${duty}`),
      ...(one.law.firstStep ? [`- First step: ${one.law.firstStep}`] : []),
      ...enforcementOf(one).map((text) => `- ${text}`),
      `- Source: ${one.law.source.url ?? one.law.source.title}`,
    ].join('\n'),
  );
  const named = (group: 'customer' | 'might') =>
    found[group].map(({ law, asked, reason = '' }) => {
      const question = asked?.kind === 'decision' ? asked.decision.text : (asked?.question.title ?? reason);
      return `- ${law.name}: ${question}`;
    });
  return [
    `# ${headlineOf(found)}`,
    `Which laws reach you, ${fullDate(today)}, rules of ${fullDate(finder.version)}. ${finder.disclaimer}`,
    `## ${groupNames.applies}`,
    ...rows,
    `## ${groupNames.customer}`,
    named('customer').join('\n'),
    `## ${groupNames.might}`,
    named('might').join('\n'),
    '## Answers',
    answerLines(finder, answers).join('\n'),
    `[The same answers](${link})`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const answerLines = (finder: Finder, answers: Answers) =>
  givenAnswers(readFinder(finder, answers), answers).map(({ short, text }) => `- ${short}: ${text}`);

/** Ids instead of texts, for programs. */
export function recordOf({ finder, answers, found, today, link }: FinderRecord) {
  const ids = Object.fromEntries(
    Object.entries(found).map(([group, laws]) => [
      group,
      laws.map(({ law, from }) => ({ id: law.id, from })),
    ]),
  );
  return { version: finder.version, day: today, answers, ...ids, link };
}

export const calendarOf = ({ found, today }: FinderRecord, createdAtMs: number) =>
  remindersFile(
    'which-laws',
    nextDay(found, today).map(({ date, text }) => ({
      key: `${date}-${text.replace(/\W+/g, '-')}`,
      day: date,
      title: text,
      description: text,
    })),
    createdAtMs,
  );

export const recordPassage = ({ finder, answers, found }: FinderRecord) => ({
  opening: 'We asked which laws reach us:',
  lines: [
    headlineOf(found),
    ...found.applies.map(({ law }) => `- ${law.name}`),
    '',
    'Answers:',
    ...answerLines(finder, answers),
  ].map(plainText),
});
