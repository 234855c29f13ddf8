import type { EntryValues, FieldSchema, FieldValue } from '@vanda/desk-api/entries';
import { Button } from '@vanda/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { useFocusLater } from '../../ui/focus.ts';
import { SelectField } from '../../ui/form.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { FieldGroup, FieldIssues } from './FieldNotes.tsx';
import styles from './Form.module.css';
import { type SchemaFieldProps, useIssue, useOnline } from './form-context.ts';
import { emptyValue, idOf, isGroup, moved, singular, summaryOf, withField } from './form-values.ts';
import { ValueField } from './ValueField.tsx';

export function SchemaField({ value, onChange, ...props }: SchemaFieldProps) {
  const { schema } = props;
  if (schema.anyOf) return <UnionField {...props} value={value} onChange={onChange} />;
  if (schema.additionalProperties)
    return <KeyedField {...props} value={value as EntryValues | undefined} onChange={onChange} />;
  if (schema.reference === 'illustrations')
    return <PictureField {...props} value={value} onChange={onChange} />;
  if (schema.reference === 'pictures')
    return (
      <PictureField {...props} value={value} onChange={onChange}>
        <FieldsOf
          schema={schema}
          path={props.path}
          value={(value ?? {}) as EntryValues}
          names={['alt', 'caption']}
          onChange={onChange}
        />
      </PictureField>
    );
  switch (schema.type) {
    case 'object':
      return <GroupField {...props} value={value as EntryValues | undefined} onChange={onChange} />;
    case 'array':
      return <ListField {...props} value={value as FieldValue[] | undefined} onChange={onChange} />;
    default:
      return <ValueField {...props} value={value} onChange={onChange} />;
  }
}

function GroupField({ schema, label, path, value, isRequired, onChange }: SchemaFieldProps<EntryValues>) {
  const isOpen = isRequired || value !== undefined;
  return (
    <FieldGroup schema={schema} label={label} path={path}>
      {isOpen && (
        <div className={`stack ${styles.inner}`}>
          <FieldsOf schema={schema} path={path} value={value ?? {}} onChange={onChange} />
        </div>
      )}
      {!isRequired && (
        <Button variant="plain" onClick={() => onChange(isOpen ? undefined : {})}>
          <span>{isOpen ? 'Remove' : 'Add'}</span> {label.toLowerCase()}
        </Button>
      )}
    </FieldGroup>
  );
}

type FieldsOfProps = {
  schema: FieldSchema;
  path: string;
  value: EntryValues;
  onChange: (value: EntryValues) => void;
  names?: readonly string[];
};

export function FieldsOf({ schema, path, value, onChange, names }: FieldsOfProps) {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => !names || names.includes(name))
    .map(([name, field]) => (
      <SchemaField
        key={name}
        schema={field}
        label={field.title ?? name}
        path={path ? `${path}.${name}` : name}
        value={value[name]}
        isRequired={schema.required?.includes(name) ?? false}
        onChange={(next) => onChange(withField(value, schema, name, next))}
      />
    ));
}

function ListField({
  schema,
  label,
  path,
  value: given,
  isRequired,
  onChange,
}: SchemaFieldProps<FieldValue[]>) {
  const value = given ?? [];
  const online = useOnline(path, given);
  // Keys move with their items, so that open items stay open.
  const [keys, setKeys] = useState(() => [...value.keys()]);
  const change = (next: FieldValue[], nextKeys: number[]) => {
    setKeys(nextKeys);
    onChange(next.length === 0 && !isRequired ? undefined : next);
  };
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
    <FieldGroup
      schema={schema}
      label={label}
      path={path}
      changed={
        online && {
          online: `online: ${online.value === undefined ? 'none' : (online.value as FieldValue[]).length}`,
          takeBack: () => {
            const before = (online.value ?? []) as FieldValue[];
            change(before, [...before.keys()]);
          },
        }
      }
    >
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
      <Button variant="plain" id={addId} onClick={add}>
        Add {name.toLowerCase()}
      </Button>
    </FieldGroup>
  );
}

/** Groups name their kind in `kind`; other values show theirs by their type. */
function UnionField({ schema, value, onChange, ...props }: SchemaFieldProps) {
  const kinds = schema.anyOf ?? [];
  if (!isGroup(schema)) {
    const chosen = kinds.find((kind) => isOfType(kind, value)) ?? kinds[0];
    return chosen ? (
      <SchemaField
        schema={{ ...schema, anyOf: undefined, ...chosen }}
        value={value}
        onChange={onChange}
        {...props}
      />
    ) : null;
  }
  const chosen = kinds.find((kind) => isOfKind(kind, (value ?? {}) as EntryValues));
  const { properties = {}, ...others } = chosen ?? {};
  const { kind: _, ...shown } = properties;
  const id = idOf(`${props.path}.kind`);
  const choose = (index: number) => {
    // The pictures go with the choice, and the focus must not.
    document.getElementById(id)?.focus();
    onChange(emptyOfKind(kinds, index));
  };
  return (
    <>
      <SelectField
        id={id}
        label={`${props.label}: kind`}
        value={chosen ? String(kinds.indexOf(chosen)) : ''}
        onChange={({ target }) => choose(Number(target.value))}
        empty="Choose"
        options={kinds.map(({ title = '', description = '' }, index) => ({
          value: String(index),
          label: `${title}: ${description}`,
        }))}
      />
      {!chosen && <KindPictures kinds={kinds} choose={choose} />}
      <FieldsOf
        schema={{ ...others, properties: shown }}
        path={props.path}
        value={(value ?? {}) as EntryValues}
        onChange={onChange}
      />
    </>
  );
}

type KindPicturesProps = { kinds: readonly FieldSchema[]; choose: (index: number) => void };

/** Pictures of the kinds beside their list, because most writers know a part of a page by its look. */
const KindPictures = ({ kinds, choose }: KindPicturesProps) =>
  kinds.some(({ picture }) => picture) && (
    <ul className={styles.kinds}>
      {kinds.map(({ title, description, picture }, index) => (
        <li key={title}>
          <button type="button" onClick={() => choose(index)}>
            <svg viewBox="0 0 24 16" aria-hidden="true">
              <path d={picture} />
            </svg>
            <b>{title}</b> <span>{description}</span>
          </button>
        </li>
      ))}
    </ul>
  );

const kindOf = ({ properties }: FieldSchema) => properties?.kind?.const;

/** Decides by `kind`, or by the names of the fields where the schema has none. */
function isOfKind(schema: FieldSchema, value: EntryValues): boolean {
  const kind = kindOf(schema);
  if (kind !== undefined) return kind === value.kind;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => Object.hasOwn(schema.properties ?? {}, name));
}

/** An empty group that {@link isOfKind} distinguishes from the others. */
function emptyOfKind(kinds: readonly FieldSchema[], index: number): EntryValues {
  const chosen = kinds[index] ?? {};
  const kind = kindOf(chosen);
  if (kind !== undefined) return { kind };
  const isShared = (name: string) =>
    kinds.some((other) => other !== chosen && Object.hasOwn(other.properties ?? {}, name));
  const own = Object.keys(chosen.properties ?? {}).find((name) => !isShared(name));
  return own === undefined ? {} : { [own]: '' };
}

function isOfType({ type }: FieldSchema, value: FieldValue | undefined): boolean {
  if (Array.isArray(value)) return type === 'array';
  return typeof value === type || (typeof value === 'number' && type === 'integer');
}

/** The server chooses the keys, which are never shown. */
function KeyedField({ schema, label, path, value = {}, onChange }: SchemaFieldProps<EntryValues>) {
  return (
    <FieldGroup schema={schema} label={label} path={path}>
      <ul className={styles.list}>
        {Object.entries(value).map(([key, entry], index) => (
          <li key={key}>
            <ListItem
              schema={schema.additionalProperties ?? {}}
              label={`${singular(label)} ${index + 1}`}
              path={path ? `${path}.${key}` : key}
              value={entry}
              onChange={(next) => onChange({ ...value, [key]: next })}
            />
          </li>
        ))}
      </ul>
    </FieldGroup>
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
  const { message, hasInner } = useIssue(path, false);
  const isInnerGroup = isGroup(schema);
  const [isOpen, setOpen] = useState(() => isInnerGroup && Object.keys(value ?? {}).length === 0);
  useEffect(() => {
    if (hasInner) setOpen(true);
  }, [hasInner]);
  if (!isInnerGroup) {
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
      <FieldIssues path={path} message={message} />
      <div className={`stack ${styles.inner}`}>
        {schema.anyOf ? (
          <UnionField
            schema={schema}
            label={label}
            path={path}
            value={value}
            isRequired
            onChange={(next) => onChange(next ?? {})}
          />
        ) : (
          <FieldsOf schema={schema} path={path} value={value as EntryValues} onChange={onChange} />
        )}
      </div>
    </details>
  );
}

type ItemButtonProps = { id?: string; label: string; sign: string; isUsable: boolean; onClick: () => void };

const ItemButton = ({ id, label, sign, isUsable, onClick }: ItemButtonProps) => (
  <Button variant="plain" id={id} aria-label={label} title={label} disabled={!isUsable} onClick={onClick}>
    {sign}
  </Button>
);
