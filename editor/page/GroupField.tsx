import type { FieldSchema, Fields } from '../protocol.ts';
import styles from './Editor.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import { useMistake } from './form-context.ts';
import { labelOf, withField } from './form-values.ts';
import { SchemaField, type SchemaFieldProps } from './SchemaField.tsx';

/** Fields that belong together, under one heading; an optional group can be added and taken out. */
export function GroupField({ schema, label, path, value, isRequired, onChange }: SchemaFieldProps<Fields>) {
  const { message, attributes } = useMistake(path, Boolean(schema.description));
  const isOpen = isRequired || value !== undefined;
  return (
    <fieldset {...attributes} tabIndex={-1} className={styles.group}>
      <legend>{label}</legend>
      <FieldNotes path={path} help={schema.description} mistake={message} />
      {isOpen && <FieldsOf schema={schema} path={path} value={value ?? {}} onChange={onChange} />}
      {!isRequired && (
        <button type="button" onClick={() => onChange(isOpen ? undefined : {})}>
          {isOpen ? 'Remove' : 'Add'} {label.toLowerCase()}
        </button>
      )}
    </fieldset>
  );
}

type FieldsOfProps = { schema: FieldSchema; path: string; value: Fields; onChange: (value: Fields) => void };

/** Every field of an object schema, in its order. */
export function FieldsOf({ schema, path, value, onChange }: FieldsOfProps) {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => (
    <SchemaField
      key={name}
      schema={field}
      label={labelOf(name, field)}
      path={path ? `${path}.${name}` : name}
      value={value[name]}
      isRequired={schema.required?.includes(name) ?? false}
      onChange={(next) => onChange(withField(value, schema, name, next))}
    />
  ));
}
