import { Button } from '@vanda/ui/Button.tsx';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import field from '../../ui/Field.module.css';
import { focusFirst } from '../../ui/focus.ts';
import styles from './Form.module.css';
import { type SchemaFieldProps, useIssue } from './form-context.ts';
import { idOf } from './form-values.ts';

export function FieldHelp({ path, help }: { path: string; help: string | undefined }) {
  if (!help) return null;
  return (
    <p className={classNames('note', field.hint)} id={`${idOf(path)}-help`}>
      {help}
    </p>
  );
}

export function FieldIssues({ path, message }: { path: string; message: string }) {
  if (!message) return null;
  return (
    <p className={field.error} id={`${idOf(path)}-error`}>
      {message}
    </p>
  );
}

type ChangedProps = { label: string; path: string; online: ReactNode; takeBack: () => void };

/** Under a changed field: what is online instead, and the way back to it. */
export function Changed({ label, path, online, takeBack }: ChangedProps) {
  return (
    <p className={`flow note ${styles.was}`}>
      <span>{online}</span>
      <Button
        variant="text"
        aria-label={`Take back: ${label}`}
        onClick={() => {
          // The button is removed.
          focusFirst([idOf(path)]);
          takeBack();
        }}
      >
        take back
      </Button>
    </p>
  );
}

type FieldGroupProps = Pick<SchemaFieldProps, 'schema' | 'label' | 'path'> & {
  changed?: Pick<ChangedProps, 'online' | 'takeBack'> | undefined;
  children: ReactNode;
};

export function FieldGroup({ schema, label, path, changed, children }: FieldGroupProps) {
  const { message, attributes } = useIssue(path, Boolean(schema.description));
  return (
    <fieldset {...attributes} tabIndex={-1} className={classNames(styles.group, changed && styles.changed)}>
      <legend>{label}</legend>
      <FieldHelp path={path} help={schema.description} />
      <FieldIssues path={path} message={message} />
      {children}
      {changed && <Changed label={label} path={path} {...changed} />}
    </fieldset>
  );
}
