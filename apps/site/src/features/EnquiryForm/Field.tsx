import type { Field as FieldDefinition } from '@vanda/forms/form';
import shared from '@vanda/ui/Field.module.css';
import { Icon } from '@vanda/ui/Icon.tsx';
import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from './EnquiryForm.module.css';
import { fieldIds } from './ids.ts';

type ControlProps = {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  field: FieldDefinition;
  error: string | undefined;
  kind?: 'single' | 'group';
  isWide?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** WCAG 1.3.1, 3.3.1, 3.3.2. */
export function Field({ field, error, kind = 'single', isWide = false, children }: FieldProps) {
  const ids = fieldIds(field);
  const describedBy = [field.hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined;
  const control: ControlProps = {
    id: ids.control,
    name: field.name,
    required: field.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
  };
  const className = classNames(shared.field, styles.control, isWide && 'across');
  const mark = field.required ? (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  ) : (
    <span className={styles.optional}>(optional)</span>
  );
  const rest = (
    <>
      {field.hint && (
        <p id={ids.hint} className={`small soft ${styles.hint}`}>
          {field.hint}
        </p>
      )}
      {children(control)}
      {error && (
        <p id={ids.error} className="form-error">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </>
  );
  if (kind === 'group') {
    return (
      <fieldset
        id={ids.control}
        className={className}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group can't be required or invalid, and ARIA in HTML allows this role on a fieldset.
        role="radiogroup"
        aria-labelledby={ids.label}
        aria-required={field.required}
        aria-invalid={control['aria-invalid']}
        aria-describedby={describedBy}
      >
        <legend id={ids.label}>
          {field.label} {mark}
        </legend>
        {rest}
      </fieldset>
    );
  }
  return (
    <div className={className}>
      <label htmlFor={ids.control}>
        {field.label} {mark}
      </label>
      {rest}
    </div>
  );
}
