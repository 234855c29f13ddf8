import type { FieldSchema } from '@vanda/desk-api/entries';
import type { ResponseOf } from '@vanda/desk-api/routes';
import { cleanEmail } from '@vanda/forms/clean';
import { Icon } from '@vanda/ui/Icon.tsx';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import field from '../../ui/Field.module.css';
import { fieldClass } from '../../ui/form.tsx';
import { Changed, FieldHelp, FieldIssues } from './FieldNotes.tsx';
import styles from './Form.module.css';
import { type SchemaFieldProps, useForm, useIssue, useOnline } from './form-context.ts';
import { idOf, numberOrText } from './form-values.ts';

const longText = 90;
/** Format of a page's whole text. */
export const pageText = 'page-text';

export function ValueField(props: SchemaFieldProps) {
  const { schema, label, path, value, isRequired, onChange } = props;
  const { message, attributes } = useIssue(path, Boolean(schema.description));
  const online = useOnline(path, value);
  const control = <Control {...props} attributes={attributes} />;
  const name = (
    <label htmlFor={idOf(path)}>
      {label}
      {!isRequired && schema.type !== 'boolean' && <span className="soft"> (optional)</span>}
    </label>
  );
  const isShort = schema.format === 'date' || schema.type === 'integer' || schema.type === 'number';
  return (
    <div
      className={classNames(
        schema.type !== 'boolean' && fieldClass,
        isShort && styles.short,
        online && styles.changed,
      )}
    >
      {schema.type === 'boolean' ? (
        <div className={field.check}>
          {control}
          {name}
        </div>
      ) : (
        name
      )}
      <FieldHelp path={path} help={schema.description} />
      {schema.type !== 'boolean' && control}
      {schema.format === pageText && (
        <p className="note">{String(value).split(/\s+/).filter(Boolean).length} words</p>
      )}
      <FieldIssues path={path} message={message} />
      {online && (
        <Changed
          label={label}
          path={path}
          online={schema.format === pageText ? 'changed' : `online: ${String(online.value ?? 'nothing')}`}
          takeBack={() => onChange(online.value)}
        />
      )}
    </div>
  );
}

type ControlProps = SchemaFieldProps & { attributes: ReturnType<typeof useIssue>['attributes'] };

function Control({ schema, value, isRequired, onChange, attributes }: ControlProps) {
  const { choices } = useForm();
  const text = value === undefined ? '' : String(value);
  const onText = (next: string) => onChange(next === '' && !isRequired ? undefined : next);
  const bound = {
    ...attributes,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onText(target.value),
  };

  if (schema.type === 'boolean') {
    return (
      <input
        {...attributes}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked || undefined)}
      />
    );
  }
  const options = optionsOf(schema, choices);
  if (options.length > 0) {
    const none = schema.default === undefined ? (isRequired ? 'Choose' : 'None') : `Usual: ${schema.default}`;
    return (
      <span className={field.select}>
        <select {...bound}>
          <option value="">{none}</option>
          {text !== '' && !options.some((option) => option.value === text) && <option>{text}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    );
  }
  if (schema.type === 'integer' || schema.type === 'number')
    return <NumberControl attributes={attributes} value={value} onChange={onChange} />;
  if (schema.format === 'lines' || schema.format === pageText)
    return <textarea {...bound} className={styles.body} rows={16} />;
  if (schema.type === 'string' && !schema.format && (schema.maxLength ?? 0) > longText) {
    // Content files store texts on one line.
    const oneLine = (next: string) =>
      onText(
        next
          .split(/\n/)
          .map((line, i) => (i ? line.trimStart() : line))
          .join(' '),
      );
    return <textarea {...bound} rows={2} onChange={({ target }) => oneLine(target.value)} />;
  }
  return (
    <input
      {...bound}
      type={schema.format === 'date' ? 'date' : 'text'}
      autoComplete="off"
      onBlur={schema.format === 'email' && text !== '' ? () => onText(cleanEmail(text)) : undefined}
      list={schema.reference === 'pages' ? 'pages' : undefined}
      placeholder={schema.default === undefined ? undefined : String(schema.default)}
    />
  );
}

/** Pages are only suggested: addresses may end in `#part`. */
function optionsOf(
  { reference, enum: values, const: only }: FieldSchema,
  choices: ResponseOf<'entry'>['choices'],
) {
  if (reference !== undefined && reference !== 'pages') return choices[reference] ?? [];
  return (values ?? (only === undefined ? [] : [only])).map((value) => ({
    value: String(value),
    label: String(value),
  }));
}

type NumberControlProps = Pick<ControlProps, 'value' | 'onChange' | 'attributes'>;

/** Keeps the typed text, because the server validates it. */
function NumberControl({ value, onChange, attributes }: NumberControlProps) {
  const [text, setText] = useState(String(value ?? ''));
  // The value may be reset from outside.
  const shown = value === numberOrText(text) ? text : String(value ?? '');
  const change = (next: string) => {
    setText(next);
    onChange(next === '' ? undefined : numberOrText(next));
  };
  return (
    <input
      {...attributes}
      inputMode="decimal"
      value={shown}
      autoComplete="off"
      onChange={(event) => change(event.target.value)}
    />
  );
}
