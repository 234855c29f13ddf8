import { systemFields } from '@vanda/eu-ai-act-rules/drafts';
import { fullDate } from '@vanda/forms/date-formats';
import field from '@vanda/ui/Field.module.css';
import { Fold } from '../../components/Fold/Fold.tsx';
import type { GivenAnswer } from './check-messages.ts';
import { citedSources, type RecordParts, statusNames } from './check-record.ts';
import type { CheckNotes } from './EuCheck.state.ts';
import styles from './Result.module.css';

type RecordNotesProps = {
  given: readonly GivenAnswer[];
  notes: CheckNotes;
  onNote: (notes: CheckNotes) => void;
};

export function RecordNotes({ given, notes, onNote }: RecordNotesProps) {
  const { system, reasons } = notes;
  return (
    <div className={`${field.field} ${styles.notes}`} data-print="no">
      <Fold label="Name the system and give reasons, for your file" isOnPhonesOnly={false}>
        <p className="note">
          It stays on this device and goes into print, Markdown and JSON, not into the link.
        </p>
        <div className={styles.fields}>
          {Object.entries(systemFields).map(([key, label]) => (
            <label key={key}>
              <span>{label}</span>
              <input
                type="text"
                maxLength={200}
                autoComplete="off"
                defaultValue={system[key]}
                onChange={({ target }) => onNote({ system: { ...system, [key]: target.value }, reasons })}
              />
            </label>
          ))}
        </div>
        <h3>A line of reason for each answer</h3>
        {given.map(({ id, title, text }) => (
          <label key={id}>
            <span>{title}</span> <b>{text}</b>
            <input
              type="text"
              maxLength={300}
              autoComplete="off"
              defaultValue={reasons[id]}
              onChange={({ target }) => onNote({ system, reasons: { ...reasons, [id]: target.value } })}
            />
          </label>
        ))}
      </Fold>
    </div>
  );
}

export const RecordPrint = ({ rules, result, given, notes, digests }: RecordParts) => (
  <section className={styles.printedPart}>
    <h2>Questions, answers and reasons</h2>
    <ol>
      {given.map(({ id, title, article, text }) => (
        <li key={id}>
          <span>{`${title} (${article})`}</span> <b>{text}</b>
          {notes.reasons[id] && <i>{` Reason: ${notes.reasons[id]}`}</i>}
        </li>
      ))}
    </ol>
    <h2>Sources</h2>
    <ul>
      {citedSources(rules, result).map(([key, { title, address, status }]) => (
        <li key={key}>{`${title}, ${statusNames[status]}. ${address}`}</li>
      ))}
    </ul>
    <p>
      {`Rules of ${fullDate(result.version)}, SHA-256 ${digests.rulesSha256}. Answers, SHA-256 ${digests.answersSha256}.`}
    </p>
  </section>
);

export const printedSystem = ({ system }: RecordParts['notes']) =>
  Object.entries(systemFields)
    .flatMap(([key, label]) => (system[key] ? [`${label}: ${system[key]}`] : []))
    .join(' · ');
