import type { TextField } from '@vanda/enquiry/form';
import { Field } from './Field.tsx';

type TypedFieldProps = { field: TextField; error: string | undefined };

/** A line or a block of text. Uncontrolled: what was typed before the script arrived stays. */
export function TypedField({ field, error }: TypedFieldProps) {
  const { kind, maxLength, autocomplete, minHeightPx } = field;
  const isBlock = kind === 'textarea';
  return (
    <Field field={field} error={error} isWide={isBlock}>
      {(control) =>
        isBlock ? (
          <textarea {...control} maxLength={maxLength} data-min-height={minHeightPx} />
        ) : (
          <input {...control} type={kind} maxLength={maxLength} autoComplete={autocomplete} />
        )
      }
    </Field>
  );
}
