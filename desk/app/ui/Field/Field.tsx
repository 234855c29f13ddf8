import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';

type Named = {
  label: ReactNode;
  /** Under the label, read with it. */
  hint?: ReactNode;
  error?: string | undefined;
};

/** Label, control, hint and error, tied together. */
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
    <div className={classNames(styles.field, className)}>
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

/** A line to write in. */
export function TextField({ id, label, hint, error, className, ...rest }: Named & ComponentProps<'input'>) {
  return (
    <Wired {...{ id, label, hint, error, className }}>
      {(wiring) => <input autoComplete="off" {...rest} {...wiring} />}
    </Wired>
  );
}

/** Lines to write in; grows with its text where the browser can. */
export function TextArea({ id, label, hint, error, className, ...rest }: Named & ComponentProps<'textarea'>) {
  return (
    <Wired {...{ id, label, hint, error, className }}>{(wiring) => <textarea {...rest} {...wiring} />}</Wired>
  );
}

/** A choice among few. */
export function SelectField({
  id,
  label,
  hint,
  error,
  className,
  children,
  ...rest
}: Named & ComponentProps<'select'>) {
  return (
    <Wired {...{ id, label, hint, error, className }}>
      {(wiring) => (
        <span className={styles.select}>
          <select {...rest} {...wiring}>
            {children}
          </select>
          <Icon name="chevron" />
        </span>
      )}
    </Wired>
  );
}

/** A filter above a list: what it filters by and its value stand in it, “Form: all”. */
export function FilterField({ name, children, ...rest }: ComponentProps<'select'> & { name: string }) {
  return (
    <span className={classNames(styles.select, styles.filter)}>
      <select aria-label={name} {...rest}>
        {children}
      </select>
      <Icon name="chevron" />
    </span>
  );
}

/** A box to tick, beside its words. */
export function CheckField({ label, ...rest }: { label: ReactNode } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <p className={styles.check}>
      <input type="checkbox" id={id} {...rest} />
      <label htmlFor={id}>{label}</label>
    </p>
  );
}
