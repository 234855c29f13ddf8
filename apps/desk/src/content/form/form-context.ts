import {
  type Check,
  choiceKinds,
  type EntryAnswer,
  type EntryValues,
  type FieldSchema,
  type FieldValue,
} from '@vanda/desk-api/content';
import { createContext, useContext } from 'react';
import { idOf, isSame, valueAt } from './form-values.ts';

export type SchemaFieldProps<Value = FieldValue> = {
  schema: FieldSchema;
  label: string;
  /** `sessions.0.start` */
  path: string;
  value: Value | undefined;
  isRequired: boolean;
  onChange: (value: Value | undefined) => void;
};

type FormContextValue = {
  checks: readonly Check[];
  choices: EntryAnswer['choices'];
  draft: string | null;
  online: EntryValues | undefined;
};

const noChoices = Object.fromEntries(
  choiceKinds.map((kind) => [kind, []]),
) as unknown as EntryAnswer['choices'];

export const FormContext = createContext<FormContextValue>({
  checks: [],
  choices: noChoices,
  draft: null,
  online: undefined,
});

export const useDraft = () => useContext(FormContext).draft;
export const useChoices = () => useContext(FormContext).choices;

export function useIssue(path: string, hasHelp: boolean) {
  const { checks } = useContext(FormContext);
  const message = checks
    .filter(({ field }) => field === path)
    .map(({ words }) => words)
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

/** Undefined for an unchanged field, and within lists, whose items may have moved. */
export function useOnline(path: string, value: FieldValue | undefined): { value?: FieldValue } | undefined {
  const { online } = useContext(FormContext);
  if (!online || /\.\d+(\.|$)/.test(path)) return undefined;
  const before = valueAt(online, path);
  if (isSame(before, value)) return undefined;
  return before === undefined ? {} : { value: before };
}
