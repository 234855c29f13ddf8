import { useEffect, useRef, useState } from 'react';
import type { FieldSchema, Fields, FieldValue } from '../protocol.ts';
import styles from './Editor.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import { useMistake } from './form-context.ts';
import { emptyValue, idOf, moved, singular, summaryOf } from './form-values.ts';
import { FieldsOf } from './GroupField.tsx';
import { SchemaField, type SchemaFieldProps } from './SchemaField.tsx';

/** A list: items are added at the end, moved and removed. */
export function ListField({
  schema,
  label,
  path,
  value = [],
  isRequired,
  onChange,
}: SchemaFieldProps<FieldValue[]>) {
  const { message, attributes } = useMistake(path, Boolean(schema.description));
  const { keys, change } = useKeys(value, (next) =>
    onChange(next.length === 0 && !isRequired ? undefined : next),
  );
  const focusLater = useFocusLater();
  const item = schema.items ?? {};
  const name = singular(label);
  const addId = `${idOf(path)}-add`;

  const move = (from: number, to: number) => {
    change(moved(value, from, to), moved(keys, from, to));
    focusLater(`${idOf(`${path}.${to}`)}-${to < from ? 'up' : 'down'}`, idOf(`${path}.${to}`));
  };
  const remove = (index: number) => {
    change(value.toSpliced(index, 1), keys.toSpliced(index, 1));
    focusLater(addId);
  };
  const add = () => {
    change([...value, emptyValue(item)], [...keys, Math.max(0, ...keys) + 1]);
    focusLater(idOf(`${path}.${value.length}`));
  };

  return (
    <fieldset {...attributes} tabIndex={-1} className={styles.group}>
      <legend>{label}</legend>
      <FieldNotes path={path} help={schema.description} mistake={message} />
      {value.length > 0 && (
        <ol className={styles.list}>
          {value.map((entry, index) => (
            <li key={keys[index]}>
              <ListItem
                schema={item}
                label={`${name} ${index + 1}`}
                path={`${path}.${index}`}
                value={entry}
                onChange={(next) => change(value.with(index, next), keys)}
              />
              <div className={styles.order}>
                <ItemButton
                  id={`${idOf(`${path}.${index}`)}-up`}
                  label={`Move ${name} ${index + 1} up`}
                  sign="↑"
                  isUsable={index > 0}
                  onClick={() => move(index, index - 1)}
                />
                <ItemButton
                  id={`${idOf(`${path}.${index}`)}-down`}
                  label={`Move ${name} ${index + 1} down`}
                  sign="↓"
                  isUsable={index < value.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <ItemButton
                  label={`Remove ${name} ${index + 1}`}
                  sign="✕"
                  isUsable
                  onClick={() => remove(index)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <button type="button" id={addId} onClick={add}>
        Add {name.toLowerCase()}
      </button>
    </fieldset>
  );
}

type ListItemProps = {
  schema: FieldSchema;
  label: string;
  path: string;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
};

function ListItem({ schema, label, path, value, onChange }: ListItemProps) {
  const { message, hasInner } = useMistake(path, false);
  const [isOpen, setOpen] = useState(() => schema.type === 'object' && Object.keys(value).length === 0);
  useEffect(() => {
    if (hasInner) setOpen(true);
  }, [hasInner]);
  if (schema.type !== 'object') {
    const change = (next: FieldValue | undefined) => onChange(next ?? emptyValue(schema));
    return (
      <SchemaField schema={schema} label={label} path={path} value={value} isRequired onChange={change} />
    );
  }
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary id={idOf(path)}>
        {label} <span className={styles.gist}>{summaryOf(value)}</span>
      </summary>
      <FieldNotes path={path} mistake={message} />
      <FieldsOf schema={schema} path={path} value={value as Fields} onChange={onChange} />
    </details>
  );
}

type ItemButtonProps = { id?: string; label: string; sign: string; isUsable: boolean; onClick: () => void };

const ItemButton = ({ id, label, sign, isUsable, onClick }: ItemButtonProps) => (
  <button type="button" id={id} aria-label={label} title={label} disabled={!isUsable} onClick={onClick}>
    {sign}
  </button>
);

/** A key for each item that moves with it, so that what is open stays open. */
function useKeys(value: readonly FieldValue[], onChange: (value: FieldValue[]) => void) {
  const [keys, setKeys] = useState(() => [...value.keys()]);
  const change = (next: FieldValue[], nextKeys: number[]) => {
    setKeys(nextKeys);
    onChange(next);
  };
  return { keys, change };
}

/** Puts the focus on the first usable element of these ids, once the change has been drawn. */
function useFocusLater() {
  const wanted = useRef<string[]>([]);
  useEffect(() => {
    const elements = wanted.current.map((id) => document.getElementById(id));
    wanted.current = [];
    elements.find((element) => element && !element.matches(':disabled'))?.focus();
  });
  return (...ids: string[]) => {
    wanted.current = ids;
  };
}
