import type { Field as FieldDefinition } from '@vanda/forms/form';
import { isRequired } from '@vanda/forms/session';
import shared from '@vanda/ui/Field.module.css';
import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from './EnquiryForm.module.css';
import { fieldIds } from './ids.ts';
import { shownWhen } from './shown-when.ts';

type ControlProps = { id: string; name: string; required: boolean; 'aria-describedby': string | undefined };

export type FieldProps<Definition = FieldDefinition> = {
  field: Definition;
  isWithDate: boolean;
  /** The field belongs to a form with dates. Without a date, most fields are optional. */
  isOfDates: boolean;
};

type FieldPartsProps = FieldProps & {
  kind?: 'single' | 'group';
  isWide?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** Meets WCAG 1.3.1, 3.3.1 and 3.3.2. EnquiryMessages.tsx appends the message of an error. */
export function Field({
  field,
  isWithDate,
  isOfDates,
  kind = 'single',
  isWide = false,
  children,
}: FieldPartsProps) {
  const ids = fieldIds(field);
  const required = isRequired(field, isWithDate);
  const changes = isOfDates && field.required && !isRequired(field, false);
  const describedBy = field.hint && ids.hint;
  const wrapper = {
    className: classNames(shared.field, styles.control, isWide && 'across'),
    'data-field': field.name,
    'data-needs': changes ? 'date' : undefined,
  };
  const label = (
    <>
      {field.label}{' '}
      {field.required && (
        <span
          className={styles.required}
          aria-hidden="true"
          {...(changes ? shownWhen(true, isWithDate) : {})}
        >
          *
        </span>
      )}
      {(changes || !field.required) && (
        <span className={styles.optional} {...(changes ? shownWhen(false, isWithDate) : {})}>
          (optional)
        </span>
      )}
    </>
  );
  const rest = (
    <>
      {field.hint && (
        <p id={ids.hint} className={`soft ${styles.hint}`}>
          {field.hint}
        </p>
      )}
      {children({ id: ids.control, name: field.name, required, 'aria-describedby': describedBy })}
    </>
  );
  if (kind === 'group') {
    return (
      <fieldset
        id={ids.control}
        {...wrapper}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group can't be required or invalid, and ARIA in HTML allows this role on a fieldset.
        role="radiogroup"
        aria-labelledby={ids.label}
        aria-required={required}
        aria-describedby={describedBy}
      >
        <legend id={ids.label}>{label}</legend>
        {rest}
      </fieldset>
    );
  }
  return (
    <div {...wrapper}>
      <label htmlFor={ids.control}>{label}</label>
      {rest}
    </div>
  );
}
