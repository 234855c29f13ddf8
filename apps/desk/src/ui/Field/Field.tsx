import shared from '@vanda/ui/Field.module.css';
import { Icon } from '@vanda/ui/Icon.tsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';

export const fieldClass = classNames(shared.field, styles.control);

type Named = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

function Wired({
  id: givenId,
  label,
  hint,
  error,
  className,
  children,
}: Named & {
  id?: string | undefined;
  className?: string | undefined;
  children: (wiring: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const notes = [hint ? `${id}h` : '', error ? `${id}e` : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames(fieldClass, className)}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}h`} className="note">
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined })}
      {error && (
        <p id={`${id}e`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ id, label, hint, error, className, ...rest }: Named & ComponentProps<'input'>) {
  return (
    <Wired {...{ id, label, hint, error, className }}>
      {(wiring) => <input autoComplete="off" dir="auto" {...rest} {...wiring} />}
    </Wired>
  );
}

export function TextArea({ id, label, hint, error, className, ...rest }: Named & ComponentProps<'textarea'>) {
  return (
    <Wired {...{ id, label, hint, error, className }}>
      {(wiring) => <textarea dir="auto" {...rest} {...wiring} />}
    </Wired>
  );
}

export type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean };

function Options({ options, empty }: { options: readonly Option[]; empty: string | undefined }) {
  return (
    <>
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map(({ label, ...option }) => (
        <option key={option.value} {...option}>
          {label}
        </option>
      ))}
    </>
  );
}

type SelectFieldProps = Named &
  ComponentProps<'select'> & {
    options?: readonly Option[];
    empty?: string;
  };

export function SelectField({
  id,
  label,
  hint,
  error,
  className,
  options = [],
  empty,
  children,
  ...rest
}: SelectFieldProps) {
  return (
    <Wired {...{ id, label, hint, error, className }}>
      {(wiring) => (
        <span className={styles.select}>
          <select {...rest} {...wiring}>
            <Options options={options} empty={empty} />
            {children}
          </select>
          <Icon name="chevron" />
        </span>
      )}
    </Wired>
  );
}

type FilterFieldProps = {
  name: string;
  value: string | undefined;
  onChange: (value: string) => void;
  options: readonly Option[];
  hasAll?: boolean;
};

/** The value '' is “all”. */
export function FilterField({ name, value = '', onChange, options, hasAll = true }: FilterFieldProps) {
  return (
    <span className={classNames(shared.field, styles.select, styles.filter)}>
      <select aria-label={name} value={value} onChange={({ target }) => onChange(target.value)}>
        <Options options={options} empty={hasAll ? `${name}: all` : undefined} />
      </select>
      <Icon name="chevron" />
    </span>
  );
}

export function CheckField({ label, ...rest }: { label: ReactNode } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <p className={styles.check}>
      <input type="checkbox" id={id} {...rest} />
      <label htmlFor={id}>{label}</label>
    </p>
  );
}

export function ChoiceField({ children, ...rest }: ComponentProps<'input'>) {
  return (
    <label className={styles.choice}>
      <input type="radio" {...rest} />
      <span>{children}</span>
    </label>
  );
}
