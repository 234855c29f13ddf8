import type { Field } from '@vanda/enquiry/form';
import type { OfferedSession } from './EnquiryFormProps.ts';
import { RadioTiles } from './RadioTiles.tsx';
import { SelectField } from './SelectField.tsx';
import { SessionField } from './SessionField.tsx';
import { TypedField } from './TypedField.tsx';

type FormFieldProps = {
  field: Field;
  sessions: readonly OfferedSession[];
  today: string;
  /** First days of the sessions that are full. */
  fullDates: ReadonlySet<string>;
  error: string | undefined;
};

/** Any field of the contract, as its kind asks. */
export function FormField({ field, sessions, today, fullDates, error }: FormFieldProps) {
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'tel':
    case 'textarea':
      return <TypedField field={field} error={error} />;
    case 'select':
      return <SelectField field={field} error={error} />;
    case 'radio':
      return <RadioTiles field={field} error={error} />;
    case 'session':
      return (
        <SessionField field={field} sessions={sessions} today={today} fullDates={fullDates} error={error} />
      );
  }
}
