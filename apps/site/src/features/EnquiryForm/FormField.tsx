import {
  type ChoiceField,
  type Field as FieldDefinition,
  placeholderFor,
  type TextField,
} from '@vanda/forms/form';
import type { OfferedSession } from './EnquiryFormProps.ts';
import { Field } from './Field.tsx';
import { optionId } from './ids.ts';
import styles from './RadioTile.module.css';
import { RadioTile } from './RadioTile.tsx';
import { SessionField } from './SessionField.tsx';

type FormFieldProps = {
  field: FieldDefinition;
  sessions: readonly OfferedSession[];
  today: string;
  fullDates: ReadonlySet<string>;
  /** Not asked now. A hidden session field still sends its choice. */
  isDisabled: boolean;
  error: string | undefined;
};

export function FormField({ field, error, isDisabled, ...dates }: FormFieldProps) {
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

type FieldProps<Definition> = { field: Definition; error: string | undefined; isDisabled: boolean };

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

function SelectField({ field, error, isDisabled }: FieldProps<ChoiceField>) {
  return (
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
}

function RadioTiles({ field, error, isDisabled }: FieldProps<ChoiceField>) {
  const { name, options, required } = field;
  const isShort = options.every(({ label }) => label.length <= 12);
  const choices = options.length === 4 && !isShort ? 2 : options.length;
  return (
    <Field field={field} error={error} kind="group" isWide>
      {() => (
        <div className={styles.tiles} data-choices={choices}>
          {options.map(({ value, label, note }) => (
            <RadioTile
              key={value}
              id={optionId(field, value)}
              name={name}
              value={value}
              label={label}
              note={note}
              isRequired={required}
              isOffered={!isDisabled}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
