import { systemFields } from '@vanda/eu-ai-act-rules/drafts';
import { fullDate } from '@vanda/forms/date-formats';
import { citedSources, type RecordParts, statusNames } from './check-record.ts';
import styles from './Result.module.css';

export function RecordPrint({ rules, result, given, notes, digests }: RecordParts) {
  return (
    <section className={styles.printedPart}>
      <h2>Questions, answers and reasons</h2>
      <ol>
        {given.map(({ id, title, article, text }) => (
          <li key={id}>
            {title} ({article}) <b>{text}</b>
            {notes.reasons[id] && <i> Reason: {notes.reasons[id]}</i>}
          </li>
        ))}
      </ol>
      <h2>Sources</h2>
      <ul>
        {citedSources(rules, result).map(([key, { title, address, status }]) => (
          <li key={key}>
            {title}, {statusNames[status]}. {address}
          </li>
        ))}
      </ul>
      <p>
        Rules of {fullDate(result.version)}, SHA-256 {digests.rulesSha256}. Answers, SHA-256{' '}
        {digests.answersSha256}.
      </p>
    </section>
  );
}

export const printedSystem = ({ system }: RecordParts['notes']) =>
  Object.entries(systemFields)
    .flatMap(([key, label]) => (system[key] ? [`${label}: ${system[key]}`] : []))
    .join(' · ');
