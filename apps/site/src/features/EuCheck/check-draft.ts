import { fillDraft, systemFields } from '@vanda/eu-ai-act-rules/drafts';
import type { Draft } from '@vanda/eu-ai-act-rules/rules';
import { fullDate } from '@vanda/forms/date-formats';
import { rowNames } from './check-messages.ts';
import type { RecordParts } from './check-record.ts';
import { citedIn, listUnder, markdownOf } from './record-markdown.ts';

export function markdownDraft(
  { title, article, sections }: Draft,
  { rules, result, given, notes, today }: RecordParts,
): string {
  const cited = citedIn(rules.lawText);
  const duties = result.duties.flatMap((role) => role.duties);
  const values = new Map([
    ...Object.entries(systemFields).map(([key, label]): [string, string] => [
      key,
      notes.system[key] || `[${label}]`,
    ]),
    ...given.map(({ id, title: question, text }): [string, string] => {
      const reason = notes.reasons[id];
      return [`answer-${id}`, `${question} **${text}.**${reason ? ` ${reason}` : ''}`];
    }),
    ...duties.map((duty): [string, string] => [
      `duty-${duty.id}`,
      `${duty.asks} (${cited(duty.article)}, ${duty.day > today ? 'from' : 'since'} ${fullDate(duty.day)}${duty.isOpen ? '; open: whether' : ''})`,
    ]),
    ...Object.keys(rowNames).map((row): [string, string] => [
      `findings-${row}`,
      result.findings
        .filter((finding) => finding.row === row && finding.mark !== 'absent')
        .map(({ title: found, text, article: provision }) => {
          // The title answers the row’s question; a letter asks none.
          const stated = found.replace(/^Yes: ./, (start) => start.slice(-1).toUpperCase());
          return `${stated}. ${text} (${cited(provision)})`;
        })
        .join(' '),
    ]),
    ['changes', result.changes.map((change) => `${change.if}: ${change.follows}.`).join(' ')],
    ['duties', duties.map((duty) => cited(duty.article)).join('; ')],
  ]);
  return markdownOf([
    `# Draft for a lawyer: ${title}`,
    `${cited(article)}, EU AI Act. Written from the answers of ${fullDate(today)}, rules of ${fullDate(result.version)}. Square brackets and “To be written” are still to be filled in. ${rules.disclaimer}`,
    ...sections.map((section) => `## ${section.title}\n\n${fillDraft(section.text, values).trim()}`),
    ...listUnder(
      'Not part of the document: open points of the record',
      result.openPoints.map(({ title: point, counted }) => `${point.replace(/\w$/, '$&.')} ${counted}`),
    ),
  ]);
}
