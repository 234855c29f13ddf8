import { dateRange } from '@vanda/enquiry/day';
import {
  nextAvailable,
  nextAvailableLabel,
  type SessionField as SessionFieldDefinition,
} from '@vanda/enquiry/form';
import { sessionOptions } from '@vanda/enquiry/session';
import { fullLabel } from '@vanda/enquiry/waiting';
import type { OfferedSession } from './EnquiryFormProps.ts';
import { Field } from './Field.tsx';
import { optionId } from './ids.ts';
import styles from './RadioTile.module.css';
import { RadioTile } from './RadioTile.tsx';

type SessionFieldProps = {
  field: SessionFieldDefinition;
  sessions: readonly OfferedSession[];
  /** ISO date in Singapore on which the page was built. */
  today: string;
  /** First days of the sessions that are full: they can be chosen to wait. */
  fullDates: ReadonlySet<string>;
  error: string | undefined;
};

/**
 * The dates as tiles. All of them are in the markup: those that are past are hidden and can't be chosen, and once one
 * is, "Next available date" stands beside them. EnquiryForm.client.ts judges them again by the visitor's clock.
 */
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
          />
        </div>
      )}
    </Field>
  );
}
