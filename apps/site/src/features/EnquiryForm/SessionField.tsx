import { dateRange } from '@vanda/forms/day';
import {
  nextAvailable,
  nextAvailableLabel,
  type SessionField as SessionFieldDefinition,
} from '@vanda/forms/form';
import { sessionOptions } from '@vanda/forms/session';
import { fullLabel } from '@vanda/forms/waiting';
import type { OfferedSession } from './EnquiryFormProps.ts';
import { Field } from './Field.tsx';
import { optionId } from './ids.ts';
import styles from './RadioTile.module.css';
import { RadioTile } from './RadioTile.tsx';

type SessionFieldProps = {
  field: SessionFieldDefinition;
  sessions: readonly OfferedSession[];
  today: string;
  fullDates: ReadonlySet<string>;
  error: string | undefined;
};

/** EnquiryForm.client.ts decides by the visitor's clock. */
export function SessionField({ field, sessions, today, fullDates, error }: SessionFieldProps) {
  const dates = sessions.toSorted((a, b) => a.start.localeCompare(b.start));
  const offered = new Set(sessionOptions(sessions, today).map(({ value }) => value));
  return (
    <Field field={field} error={error} kind="group" isWide>
      {() => (
        <div className={styles.tiles}>
          {dates.map(({ start, end, note }) => (
            <RadioTile
              key={start}
              id={optionId(field, start)}
              name={field.name}
              value={start}
              label={dateRange(start, end)}
              note={fullDates.has(start) ? fullLabel : note}
              isRequired={field.required}
              isOffered={offered.has(start)}
              sessionStart={start}
            />
          ))}
          <RadioTile
            id={optionId(field, nextAvailable)}
            name={field.name}
            value={nextAvailable}
            label={nextAvailableLabel}
            isRequired={field.required}
            isOffered={offered.has(nextAvailable)}
            isChosen={offered.size === 1 && offered.has(nextAvailable)}
          />
        </div>
      )}
    </Field>
  );
}
