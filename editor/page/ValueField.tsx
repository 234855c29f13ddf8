import { useState } from 'react';
import type { FieldValue } from '../protocol.ts';
import styles from './Editor.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import { useChoices, useMistake } from './form-context.ts';
import { idOf } from './form-values.ts';
import type { SchemaFieldProps } from './SchemaField.tsx';

/** Text longer than this gets a box of several lines. */
const longText = 90;

/** One control with its label, help and mistake. */
export function ValueField(props: SchemaFieldProps) {
  const { schema, label, path, isRequired } = props;
  const { message, attributes } = useMistake(path, Boolean(schema.description));
  const control = <Control {...props} attributes={attributes} />;
  const name = (
    <label htmlFor={idOf(path)}>
      {label}
      {!isRequired && schema.type !== 'boolean' && <span className={styles.optional}> optional</span>}
    </label>
  );
  const notes = <FieldNotes path={path} help={schema.description} mistake={message} />;
  if (schema.type === 'boolean') {
    return (
      <div className={styles.field}>
        <div className={styles.tick}>
          {control}
          {name}
        </div>
        {notes}
      </div>
    );
  }
  return (
    <div className={styles.field}>
      {name}
      {notes}
      {control}
    </div>
  );
}

type ControlProps = SchemaFieldProps & { attributes: ReturnType<typeof useMistake>['attributes'] };

function Control({ schema, value, isRequired, onChange, attributes }: ControlProps) {
  const { sources } = useChoices();
  const text = value === undefined ? '' : String(value);
  const onText = (next: string) => onChange(next === '' && !isRequired ? undefined : next);

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
  const options =
    schema.reference === 'sources'
      ? sources
      : (schema.enum ?? (schema.const ? [schema.const] : [])).map((option) => ({
          value: option,
          label: option,
        }));
  if (options.length > 0) {
    const none = schema.default === undefined ? (isRequired ? 'Choose' : 'None') : `Usual: ${schema.default}`;
    return (
      <select {...attributes} value={text} onChange={(event) => onText(event.target.value)}>
        <option value="">{none}</option>
        {text !== '' && !options.some((option) => option.value === text) && <option>{text}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    return <NumberControl attributes={attributes} value={value} onChange={onChange} />;
  }
  if (schema.type === 'string' && !schema.format && (schema.maxLength ?? 0) > longText) {
    // In a content file a text is one line; lines of a box are only its wrapping.
    const oneLine = (next: string) => onText(next.replaceAll(/\s*\n\s*/g, ' '));
    return (
      <textarea {...attributes} rows={2} value={text} onChange={(event) => oneLine(event.target.value)} />
    );
  }
  return (
    <input
      {...attributes}
      type={schema.format === 'date' ? 'date' : 'text'}
      {...(schema.reference === 'pages' ? { list: 'pages' } : {})}
      {...(schema.default === undefined ? {} : { placeholder: String(schema.default) })}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

type NumberControlProps = Pick<ControlProps, 'value' | 'onChange' | 'attributes'>;

/** Keeps what is typed, a number or not: the server says what is wrong with it. */
function NumberControl({ value, onChange, attributes }: NumberControlProps) {
  const [text, setText] = useState(value === undefined ? '' : String(value));
  const change = (next: string) => {
    setText(next);
    onChange(next === '' ? undefined : numberOrText(next));
  };
  return (
    <input
      {...attributes}
      inputMode="decimal"
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  );
}

const numberOrText = (text: string): FieldValue => (/^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : text);
