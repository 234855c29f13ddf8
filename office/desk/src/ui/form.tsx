import { Button } from '@vanda/ui/Button.tsx';
import shared from '@vanda/ui/Field.module.css';
import { Icon } from '@vanda/ui/Icon.tsx';
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { useCannotWrite } from '../api/hooks.ts';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { useInvalidFocus } from './focus.ts';

type FormProps = {
  className?: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Without it, the dialog around the form handles `Esc`. */
  onCancel?: () => void;
  children: ReactNode;
};

/** `Ctrl Enter` submits it from every field. A submit that fails focuses the first field with an error. */
export function Form({ className, onSubmit, onCancel, children }: FormProps) {
  const cannotWrite = useCannotWrite();
  const { form, onSubmitted, onTouched } = useInvalidFocus();
  return (
    <form
      ref={form}
      className={classNames('stack', className)}
      noValidate
      onInput={onTouched}
      onFocus={onTouched}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmitted();
        if (cannotWrite === undefined) onSubmit(event);
      }}
      onKeyDown={(event) => {
        // React events also bubble out of dialogs that the form has opened.
        if (!event.currentTarget.contains(event.target as Element)) return;
        // The key ends the composition of an input method.
        if (event.nativeEvent.isComposing) return;
        const isInField = (event.target as Element).matches('input, select, textarea');
        const isSubmit = isInField && event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (isSubmit) event.currentTarget.requestSubmit();
        else if (event.key === 'Escape' && onCancel) onCancel();
        else return;
        event.preventDefault();
      }}
    >
      {children}
    </form>
  );
}

/** `{...field('name')}` binds a field of a form to its value. */
export function useValues<Values extends object>(initial: Values | (() => Values)) {
  const [values, setValues] = useState(initial);
  const set = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }));
  const field = <Name extends keyof Values>(name: Name) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [name]: target.value } as unknown as Partial<Values>),
  });
  return { values, set, field };
}

export const fieldClass = classNames(shared.field, styles.control);

type Named = { label: ReactNode; hint?: ReactNode; error?: string | undefined };

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
        <p id={`${id}h`} className={classNames('note', styles.hint)}>
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
      {(wiring) => (
        // Without `max` the year takes six digits: an hour typed after it would be part of the year.
        <input
          autoComplete="off"
          dir="auto"
          max={rest.type === 'datetime-local' ? '9999-12-31T23:59' : undefined}
          {...rest}
          {...wiring}
        />
      )}
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

type SelectFieldProps = Named & ComponentProps<'select'> & { options?: readonly Option[]; empty?: string };

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

/** The value '' means “all”. */
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

type ChipFieldProps = Pick<FilterFieldProps, 'value' | 'onChange' | 'options'> & { label: string };

export function ChipField({ label, options, value, onChange }: ChipFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <span role="group" aria-label={label} className="buttons">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="chip"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
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

type EmailText = { subject: string; text: string };
type EmailFieldsProps = { email: EmailText; hint?: string; onChange: (email: EmailText) => void };

export function EmailFields({ email: { subject, text }, hint, onChange }: EmailFieldsProps) {
  return (
    <>
      <TextField
        label="Subject"
        value={subject}
        onChange={({ target }) => onChange({ subject: target.value, text })}
      />
      <TextArea
        label="Text"
        hint={hint}
        rows={10}
        value={text}
        onChange={({ target }) => onChange({ subject, text: target.value })}
      />
    </>
  );
}

/** Disabled without a connection; `Form` holds a submit back. */
export function WriteButton({
  onClick,
  title,
  'aria-disabled': isDisabled,
  ...rest
}: ComponentProps<typeof Button>) {
  const cannotWrite = useCannotWrite();
  return (
    <Button
      {...rest}
      title={cannotWrite ?? title}
      aria-disabled={cannotWrite !== undefined || isDisabled}
      onClick={cannotWrite === undefined ? onClick : undefined}
    />
  );
}

export function CopyField({ label, value, button }: { label: string; value: string; button: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <>
      <TextField label={label} value={value} readOnly onFocus={({ target }) => target.select()} />
      <div className="buttons">
        <Button variant="primary" onClick={copy}>
          {isCopied ? 'Copied' : button}
        </Button>
      </div>
    </>
  );
}
