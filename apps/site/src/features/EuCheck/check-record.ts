import type { Answers } from '@vanda/eu-ai-act-rules/answers';
import type { Assessment, FoundDuty, RoleDuties } from '@vanda/eu-ai-act-rules/assess';
import { systemFields } from '@vanda/eu-ai-act-rules/drafts';
import type { Rules } from '@vanda/eu-ai-act-rules/rules';
import { remindersFile } from '@vanda/forms/calendar';
import { fullDate } from '@vanda/forms/date-formats';
import { routes } from '../../routing/routes.ts';
import type { EuCheckRecord } from '../../schemas/eu-check-record.ts';
import { groupBy } from '../../text/group-by.ts';
import {
  beginsWith,
  ceilingForYou,
  ceilingInLaw,
  type DutyDay,
  dayHead,
  dutyDays,
  type GivenAnswer,
  openParts,
  roleHead,
  rowNames,
} from './check-messages.ts';
import type { CheckNotes } from './EuCheck.state.ts';
import { citedIn, listUnder, markdownOf } from './record-markdown.ts';

export type RecordParts = {
  rules: Rules;
  result: Assessment;
  given: readonly GivenAnswer[];
  notes: CheckNotes;
  digests: { rulesSha256: string; answersSha256: string };
  turnoverEur: number | undefined;
  today: string;
  link: string;
};

export const statusNames = {
  binding: 'binding',
  guideline: 'guideline, not binding',
  recommendation: 'recommendation, not binding',
  draft: 'draft',
} as const;

export function markdownRecord(parts: RecordParts): string {
  const { rules, result, given, notes, digests, today, link } = parts;
  const { disclaimer, lawText } = rules;
  const { headline, findings, openPoints, changes, notOwed, fines, reliefs } = result;
  const cited = citedIn(lawText);
  const duties = (roles: readonly RoleDuties[], titleOf: (role: RoleDuties) => string, begins?: string) =>
    roles.flatMap((role) => [
      `## ${titleOf(role)}`,
      ...dutyBlocks(dutyDays(role.duties, today, begins), cited),
    ]);
  return markdownOf([
    `# ${headline.title}`,
    headline.lead,
    `EU AI Act check of ${fullDate(today)}, rules of ${fullDate(result.version)}. ${disclaimer}`,
    ...listUnder(
      'The system',
      Object.entries(systemFields).map(([key, label]) => `${label}: ${notes.system[key] ?? '—'}`),
    ),
    ...listUnder(
      'What the answers mean',
      findings.map(
        ({ row, title, text, article, mark }) =>
          `**${rowNames[row]}: ${title}**${mark === 'open' ? ' (open)' : ''}. ${text} (${cited(article)})`,
      ),
    ),
    ...duties(result.duties, roleHead),
    ...duties(result.wouldFollow, ({ title }) => `Would follow, as ${title}`, beginsWith(result)),
    ...duties(result.otherSide, ({ otherTitle }) => otherTitle),
    ...listUnder(
      'Not owed',
      notOwed.map(({ text }) => text),
    ),
    ...openParts(openPoints).flatMap(([part, points]) =>
      listUnder(
        part,
        points.map(
          ({ title, text, counted, article }) => `**${title}** ${text} ${counted} (${cited(article)})`,
        ),
      ),
    ),
    ...listUnder(
      'What would change it',
      changes.map((change) => `${change.if}: ${change.follows} (${cited(change.article)})`),
    ),
    ...listUnder('Fines', [
      ...fines.map(
        (fine) =>
          `${fine.breach}: ${ceilingInLaw(fine)} (${cited(fine.article)}); for you ${ceilingForYou(fine)}`,
      ),
      ...reliefs.map(({ title, article }) => `For your size: ${title} (${cited(article)})`),
    ]),
    ...listUnder(
      'Questions and answers',
      given.map(({ id, title, article, text }) => {
        const reason = notes.reasons[id];
        return `${title} (${cited(article)}) **${text}**${reason ? ` Reason: ${reason}` : ''}`;
      }),
    ),
    ...listUnder(
      'Sources',
      citedSources(rules, result).map(
        ([, { title, address, status }]) =>
          `${address ? `[${title}](${address})` : title}: ${statusNames[status]}`,
      ),
    ),
    ...listUnder('Digests (SHA-256)', [
      `Rules of ${result.version}: ${digests.rulesSha256}`,
      `Answers: ${digests.answersSha256}`,
    ]),
    `[The same answers](${link})`,
  ]);
}

const dutyBlocks = (days: readonly DutyDay[], cited: (article: string) => string): string[] =>
  days.flatMap((group) => {
    const moved = group.original ? `, was ${fullDate(group.original)}` : '';
    const lines = group.duties.map(
      ({ article, asks, evidence, isOpen, isDayOpen }) =>
        `- **${cited(article)}** ${asks} Keep: ${evidence}.${isOpen ? ' (open: whether)' : ''}${isDayOpen ? ' (open: from which day)' : ''}`,
    );
    return [`### ${dayHead(group)}${moved}`, lines.join('\n')];
  });

const sha256 = async (text: string) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Hash of the rules file that the page loads, and of the answers. */
export async function digestsOf(rules: Rules, answers: Answers) {
  const ordered = Object.entries(answers).sort(([a], [b]) => a.localeCompare(b));
  const [rulesSha256, answersSha256] = await Promise.all(
    [rules, Object.fromEntries(ordered)].map((value) => sha256(JSON.stringify(value))),
  );
  return { rulesSha256: rulesSha256 ?? '', answersSha256: answersSha256 ?? '' };
}

export function recordOf(parts: RecordParts): EuCheckRecord {
  const { result, rules, given, notes, digests, today, link } = parts;
  const site = new URL(link).origin;
  const listed = (roles: readonly RoleDuties[]) =>
    roles.map(({ role, duties }) => ({
      role,
      duties: duties.map(
        ({ evidence: keep, day: from, group: _, sources: __, waits: ___, isConditional: ____, ...duty }) => ({
          ...duty,
          keep,
          from,
        }),
      ),
    }));
  return {
    $schema: `${site}${routes.euCheckRecordSchema}`,
    day: today,
    rules: { version: result.version, sha256: digests.rulesSha256, address: `${site}${routes.euRules}` },
    system: { ...notes.system },
    answersSha256: digests.answersSha256,
    answers: given.map(({ id, title, article, text, chosen }) => ({
      question: id,
      title,
      article,
      chosen: [...chosen],
      texts: text,
      reason: notes.reasons[id],
    })),
    turnoverEur: parts.turnoverEur,
    headline: result.headline.title,
    findings: result.findings.map(({ sources: _, ...finding }) => finding),
    duties: listed(result.duties),
    wouldFollow: listed(result.wouldFollow),
    otherSide: listed(result.otherSide),
    notOwed: result.notOwed.map(({ id: _, role: __, ...item }) => item),
    openPoints: result.openPoints.map(({ between: _, ...point }) => point),
    changes: result.changes.map(({ id: _, ...change }) => change),
    fines: result.fines.map((fine) => ({
      breach: fine.breach,
      article: fine.article,
      inLaw: ceilingInLaw(fine),
      forYou: ceilingForYou(fine),
    })),
    reliefs: result.reliefs.map(({ id: _, ...relief }) => relief),
    sources: citedSources(rules, result).map(([key, source]) => ({ key, ...source })),
    disclaimer: rules.disclaimer,
    link,
  };
}

export const citedSources = ({ citations }: Rules, { sources }: Assessment) =>
  Object.entries(citations).filter(([key]) => sources.includes(key));

export function changesSince(before: EuCheckRecord, now: EuCheckRecord): string[] {
  const answersOf = ({ answers }: EuCheckRecord) =>
    new Map(answers.map(({ question, title, texts }) => [question, { title, texts }]));
  const dutiesOf = ({ duties }: EuCheckRecord) =>
    new Map(duties.flatMap((role) => role.duties.map((duty) => [duty.id, duty])));
  const [oldAnswers, newAnswers] = [answersOf(before), answersOf(now)];
  const [oldDuties, newDuties] = [dutiesOf(before), dutiesOf(now)];
  const named = ({ article, asks }: { article: string; asks: string }) => `${article}: ${asks}`;
  return [
    ...(before.rules.version === now.rules.version
      ? []
      : [`Rules of ${fullDate(now.rules.version)} in place of those of ${fullDate(before.rules.version)}`]),
    ...[...newAnswers].flatMap(([id, { title, texts }]) => {
      const old = oldAnswers.get(id);
      if (!old) return [`Answered now: ${title} ${texts}`];
      return old.texts === texts ? [] : [`Answer changed: ${title} ${old.texts} → ${texts}`];
    }),
    ...[...oldAnswers].flatMap(([id, { title }]) =>
      newAnswers.has(id) ? [] : [`No longer asked: ${title}`],
    ),
    ...[...newDuties].flatMap(([id, duty]) => {
      const old = oldDuties.get(id);
      if (!old) return [`New duty: ${named(duty)}`];
      return old.from === duty.from
        ? []
        : [`Day moved: ${named(duty)} ${fullDate(old.from)} → ${fullDate(duty.from)}`];
    }),
    ...[...oldDuties].flatMap(([id, duty]) => (newDuties.has(id) ? [] : [`No longer owed: ${named(duty)}`])),
  ];
}

const opening = 'We answered the EU AI Act check:';

export const recordPassage = ({ result, given }: RecordParts) => ({
  opening,
  lines: [
    result.headline.title,
    '',
    ...result.findings.map(({ row, title, article }) => `${rowNames[row]}: ${title} (${article})`),
    '',
    'Open:',
    ...result.openPoints.map(({ title }) => `- ${title}`),
    '',
    'Answers:',
    ...given.map(({ short, text }) => `- ${short}: ${text}`),
  ],
});

/** The reader's own duties that begin on an upcoming day. */
export const datesOf = ({ duties }: Assessment, today: string) =>
  duties.flatMap((role) => role.duties).filter(({ day, waits }) => day > today && !waits);

function beginning(duties: readonly FoundDuty[]): string {
  const certain = duties.filter(({ isConditional }) => !isConditional).length;
  if (certain === 0) return 'duties might begin';
  return certain === 1 ? 'one duty begins' : `${certain} duties begin`;
}

export function calendarOf(result: Assessment, today: string, createdAtMs: number): string {
  const days = [...groupBy(datesOf(result, today), ({ day }) => day)].sort(([a], [b]) => a.localeCompare(b));
  return remindersFile(
    'eu-ai-act-check',
    days.map(([day, duties]) => ({
      key: day,
      day,
      title: `EU AI Act: ${beginning(duties)}`,
      description: duties.map(({ article, asks }) => `${article}: ${asks}`).join('\n'),
      alarmDaysBefore: 180,
    })),
    createdAtMs,
  );
}
