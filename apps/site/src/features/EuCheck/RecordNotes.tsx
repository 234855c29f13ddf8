import { systemFields } from '@vanda/eu-ai-act-rules/drafts';
import field from '@vanda/ui/Field.module.css';
import type { GivenAnswer } from './check-messages.ts';
import type { CheckNotes } from './EuCheck.state.ts';
import { Fold } from './Fold.tsx';
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
      <Fold label="Name the system and give reasons, for your file">
        <p className="note">
          It stays on this device and goes into print, Markdown and JSON, not into the link.
        </p>
        <div className={styles.fields}>
          {Object.entries(systemFields).map(([key, label]) => (
            <label key={key}>
              {label}
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
            {title} <b>{text}</b>
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
