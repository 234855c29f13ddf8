import type { Check, EntryValues, FieldSchema, FieldValue } from '@vanda/desk-api/entries';
import type { ResponseOf } from '@vanda/desk-api/routes';
import { createContext, useContext } from 'react';
import { idOf, isSame, valueAt } from './form-values.ts';

export type SchemaFieldProps<Value = FieldValue> = {
  schema: FieldSchema;
  label: string;
  /** A path such as `sessions.0.start`. */
  path: string;
  value: Value | undefined;
  isRequired: boolean;
  onChange: (value: Value | undefined) => void;
};

type FormContextValue = {
  checks: readonly Check[];
  choices: ResponseOf<'entry'>['choices'];
  draft: string | null;
  online: EntryValues | undefined;
};

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field is outside of a form');
  return form;
}

export function useIssue(path: string, hasHelp: boolean) {
  const { checks } = useForm();
  const message = checks
    .filter(({ field }) => field === path)
    .map(({ message }) => message)
    .join(' ');
  const id = idOf(path);
  const describedBy = [hasHelp && `${id}-help`, message && `${id}-error`].filter(Boolean).join(' ');
  return {
    message,
    hasInner: checks.some(({ field }) => field.startsWith(`${path}.`)),
    attributes: {
      id,
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(message ? { 'aria-invalid': true as const } : {}),
    },
  };
}

/** The online value; undefined if unchanged, and within lists, whose items may have moved. */
export function useOnline(path: string, value: FieldValue | undefined): { value?: FieldValue } | undefined {
  const { online } = useForm();
  if (!online || /\.\d+(\.|$)/.test(path)) return undefined;
  const before = valueAt(online, path);
  if (isSame(before, value)) return undefined;
  return before === undefined ? {} : { value: before };
}
