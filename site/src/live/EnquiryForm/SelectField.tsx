import { type ChoiceField, placeholderFor } from '@vanda/enquiry/form';
import { Field } from './Field.tsx';

type SelectFieldProps = { field: ChoiceField; error: string | undefined };

/** One of many choices. A required one is what the form is about, and has the whole width. */
export function SelectField({ field, error }: SelectFieldProps) {
  return (
    <Field field={field} error={error} isWide={field.required}>
      {(control) => (
        <select {...control}>
          <option value="">{placeholderFor(field)}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
