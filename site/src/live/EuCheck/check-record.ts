import type { Assessment, RoleDuties } from '../../law/eu-check/assess.ts';
import { fullDate } from '../../text/dates.ts';
import type { Passage } from '../EnquiryForm/message-passage.ts';
import { linkPrefix } from './check-link.ts';
import { ceilingForYou, ceilingInLaw, dayHead, dutyDays, type GivenAnswer, rowNames } from './check-words.ts';

/** What a record is made of. */
export type RecordParts = {
  result: Assessment;
  given: readonly GivenAnswer[];
  disclaimer: string;
  /** ISO day on which the check was answered. */
  today: string;
  /** Address that restores the answers. */
  link: string;
};

/** The decision record as Markdown, in the order of the page. */
export function markdownRecord({ result, given, disclaimer, today, link }: RecordParts): string {
  const { headline, findings, openPoints, changes, notOwed, fines, reliefs } = result;
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  const parts: [string, string][] = [
    [
      'What the answers mean',
      list(
        findings.map(
          ({ row, title, text, article, mark }) =>
            `**${rowNames[row]}: ${title}**${mark === 'open' ? ' (open)' : ''}. ${text} (${article})`,
        ),
      ),
    ],
    ...result.duties.map(
      (role) => [`Your duties, as ${role.title}`, dutyLines(role, today)] as [string, string],
    ),
    ...result.wouldFollow.map(
      (role) => [`Would follow, as ${role.title}`, dutyLines(role, today)] as [string, string],
    ),
    ...result.otherSide.map((role) => [role.otherTitle, dutyLines(role, today)] as [string, string]),
    ['Not owed', list(notOwed.map(({ text }) => text))],
    [
      'Open, for counsel',
      list(
        openPoints.map(({ title, text, counted, article }) => `**${title}** ${text} ${counted} (${article})`),
      ),
    ],
    [
      'What would change it',
      list(changes.map((change) => `${change.if}: ${change.follows} (${change.article})`)),
    ],
    [
      'Fines',
      list([
        ...fines.map(
          (fine) => `${fine.breach}: ${ceilingInLaw(fine)} (${fine.article}); for you ${ceilingForYou(fine)}`,
        ),
        ...reliefs.map(({ title, article }) => `For your size: ${title} (${article})`),
      ]),
    ],
    ['Answers', list(given.map(({ short, words }) => `${short}: ${words}`))],
  ];
  return [
    `# ${headline.title}`,
    headline.lead,
    `EU AI Act check of ${fullDate(today)}, rules of ${fullDate(result.version)}. ${disclaimer}`,
    ...parts.filter(([, text]) => text !== '').map(([title, text]) => `## ${title}\n\n${text}`),
    `[The same answers](${link})`,
  ]
    .join('\n\n')
    .concat('\n');
}

function dutyLines({ duties }: RoleDuties, today: string): string {
  return dutyDays(duties, today)
    .map((group) => {
      const moved = group.original ? `, was ${fullDate(group.original)}` : '';
      const lines = group.duties.map(
        ({ article, asks, evidence, isOpen }) =>
          `- **${article}** ${asks} Keep: ${evidence}.${isOpen ? ' (open)' : ''}`,
      );
      return [`### ${dayHead(group)}${moved}`, lines.join('\n')].join('\n\n');
    })
    .join('\n\n');
}

/** The record for programs: rule set, day, answers by id, findings and duties by id. */
export function jsonRecord(
  { result, today, link }: RecordParts,
  answers: object,
  turnoverEur?: number,
): string {
  const duties = result.duties.map(({ role, duties: owed }) => ({
    role,
    duties: owed.map(({ id, article, day, original, isOpen }) => ({
      id,
      article,
      from: day,
      original,
      isOpen,
    })),
  }));
  const findings = result.findings.map(({ id, row, mark, article }) => ({ id, row, mark, article }));
  return JSON.stringify(
    {
      ruleSet: result.version,
      day: today,
      answers,
      turnoverEur,
      headline: result.headline.title,
      findings,
      duties,
      openPoints: result.openPoints.map(({ id }) => id),
      link,
    },
    null,
    2,
  );
}

const opening = 'We answered the EU AI Act check:';

/** The record as a passage of a message, cut to what one holds: finding, open points, answers and the link stay whole. */
export function recordPassage({ result, given, link }: RecordParts): Passage {
  const lines = [
    opening,
    result.headline.title,
    '',
    ...result.findings.map(({ row, title, article }) => `${rowNames[row]}: ${title} (${article})`),
    '',
    'Open:',
    ...result.openPoints.map(({ title }) => `- ${title}`),
    '',
    'Answers:',
    ...given.map(({ short, words }) => `- ${short}: ${words}`),
  ].join('\n');
  const end = `\n\n${link}`;
  const text =
    end.length < longestMessage
      ? `${lines.slice(0, longestMessage - end.length)}${end}`
      : lines.slice(0, longestMessage);
  return { text, opening, inLink: linkPrefix };
}

/** Characters that the enquiry's message takes, with room to write. */
const longestMessage = 3400;

/** Days to come as a calendar: an all-day entry for each, with the duties in it and a reminder 180 days before. */
export function calendarOf({ result, today }: RecordParts, stamp: Date): string {
  const all = result.duties.flatMap(({ duties }) => duties).filter(({ day }) => day > today);
  const events = [...Map.groupBy(all, ({ day }) => day)]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([day, duties]) => [
      'BEGIN:VEVENT',
      `UID:eu-ai-act-check-${day}-${stamp.getTime()}@${domain}`,
      `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(`EU AI Act: ${duties.length === 1 ? 'one duty begins' : `${duties.length} duties begin`}`)}`,
      `DESCRIPTION:${escaped(duties.map(({ article, asks }) => `${article}: ${asks}`).join('\n'))}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P180D',
      'DESCRIPTION:EU AI Act: duties begin in 180 days',
      'END:VALARM',
      'END:VEVENT',
    ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//EU AI Act check//EN', ...events, 'END:VCALENDAR']
    .map(folded)
    .join('\r\n')
    .concat('\r\n');
}

const domain = 'eu-ai-act-check';
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
/** Lines of at most 75 bytes (RFC 5545, 3.1); 24 letters of three bytes stay below. */
const folded = (line: string) => (line.length <= 70 ? line : (line.match(/.{1,24}/gsu) ?? []).join('\r\n '));
