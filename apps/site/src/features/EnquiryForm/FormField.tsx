import { dateRange } from '@vanda/forms/day';
import {
  type ChoiceField,
  type Field as FieldDefinition,
  nextAvailable,
  nextAvailableLabel,
  placeholderFor,
  type SessionField as SessionFieldDefinition,
  type TextField,
} from '@vanda/forms/form';
import { sessionOptions } from '@vanda/forms/session';
import { fullLabel } from '@vanda/forms/waiting';
import styles from './EnquiryForm.module.css';
import type { OfferedSession } from './EnquiryFormProps.ts';
import { Field } from './Field.tsx';
import { optionId } from './ids.ts';

type Dates = { sessions: readonly OfferedSession[]; today: string; fullDates: ReadonlySet<string> };

type FieldProps<Definition> = {
  field: Definition;
  error: string | undefined;
  /** Not asked now. A hidden session field still sends its choice. */
  isDisabled: boolean;
};

export function FormField({ field, error, isDisabled, ...dates }: FieldProps<FieldDefinition> & Dates) {
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'tel':
    case 'textarea':
      return <TypedField field={field} error={error} isDisabled={isDisabled} />;
    case 'select':
      return <SelectField field={field} error={error} isDisabled={isDisabled} />;
    case 'radio':
      return <RadioTiles field={field} error={error} isDisabled={isDisabled} />;
    case 'session':
      return <SessionField field={field} error={error} {...dates} />;
  }
}

/** Uncontrolled: hydration keeps what was typed before it. */
function TypedField({ field, error, isDisabled }: FieldProps<TextField>) {
  const { kind, maxLength, autocomplete, minHeightPx } = field;
  const isBlock = kind === 'textarea';
  return (
    <Field field={field} error={error} isWide={isBlock}>
      {(control) =>
        isBlock ? (
          <textarea
            {...control}
            dir="auto"
            disabled={isDisabled}
            maxLength={maxLength}
            data-min-height={minHeightPx}
          />
        ) : (
          <input
            {...control}
            dir="auto"
            disabled={isDisabled}
            type={kind}
            maxLength={maxLength}
            autoComplete={autocomplete}
          />
        )
      }
    </Field>
  );
}

const SelectField = ({ field, error, isDisabled }: FieldProps<ChoiceField>) => (
  <Field field={field} error={error} isWide={field.required}>
    {(control) => (
      <select {...control} disabled={isDisabled}>
        <option value="">{placeholderFor(field)}</option>
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
);

function RadioTiles({ field, error, isDisabled }: FieldProps<ChoiceField>) {
  const { options } = field;
  const isShort = options.every(({ label }) => label.length <= 12);
  const choices = options.length === 4 && !isShort ? 2 : options.length;
  return (
    <Field field={field} error={error} kind="group" isWide>
      {() => (
        <div className={`${choices === 3 ? 'thirds' : 'halves'} ${styles.tiles}`} data-choices={choices}>
          {options.map((option) => (
            <RadioTile key={option.value} field={field} option={option} isOffered={!isDisabled} />
          ))}
        </div>
      )}
    </Field>
  );
}

type SessionFieldProps = { field: SessionFieldDefinition; error: string | undefined } & Dates;

/** EnquiryForm.client.ts decides by the visitor's clock. */
export function SessionField({ field, sessions, today, fullDates, error }: SessionFieldProps) {
  const dates = sessions.toSorted((a, b) => a.start.localeCompare(b.start));
  const offered = new Set(sessionOptions(sessions, today).map(({ value }) => value));
  return (
    <Field field={field} error={error} kind="group" isWide>
      {() => (
        <div className={`halves ${styles.tiles}`}>
          {dates.map(({ start, end, note }) => (
            <RadioTile
              key={start}
              field={field}
              option={{
                value: start,
                label: dateRange(start, end),
                note: fullDates.has(start) ? fullLabel : note,
              }}
              isOffered={offered.has(start)}
              sessionStart={start}
            />
          ))}
          <RadioTile
            field={field}
            option={{ value: nextAvailable, label: nextAvailableLabel }}
            isOffered={offered.has(nextAvailable)}
            isChosen={offered.size === 1 && offered.has(nextAvailable)}
          />
        </div>
      )}
    </Field>
  );
}

type RadioTileProps = {
  field: FieldDefinition;
  option: { value: string; label: string; note?: string | undefined };
  isOffered: boolean;
  isChosen?: boolean;
  sessionStart?: string;
};

function RadioTile({ field, option, isOffered, isChosen = false, sessionStart }: RadioTileProps) {
  const { value, label, note } = option;
  return (
    <label className={`tile ${styles.tile}`} hidden={!isOffered}>
      <input
        id={optionId(field, value)}
        type="radio"
        name={field.name}
        value={value}
        required={field.required}
        disabled={!isOffered}
        defaultChecked={isChosen}
        data-start={sessionStart}
      />
      <span>
        <span className="named">{label}</span>
        {note && <span className="note">{note}</span>}
      </span>
    </label>
  );
}
