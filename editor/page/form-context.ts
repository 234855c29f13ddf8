import { createContext, useContext } from 'react';
import type { Entry, FieldMistake } from '../protocol.ts';
import { idOf } from './form-values.ts';

type FormContext = { mistakes: readonly FieldMistake[]; choices: Entry['choices'] };

export const FormContext = createContext<FormContext>({ mistakes: [], choices: { pages: [], sources: [] } });

export const useChoices = () => useContext(FormContext).choices;

/** What is wrong with a field, with its inner fields, and the attributes that tell so to assistive technology. */
export function useMistake(path: string, hasHelp: boolean) {
  const { mistakes } = useContext(FormContext);
  const message = mistakes
    .filter(({ field }) => field === path)
    .map((mistake) => mistake.message)
    .join('; ');
  const id = idOf(path);
  const describedBy = [hasHelp && `${id}-help`, message && `${id}-error`].filter(Boolean).join(' ');
  return {
    message,
    hasInner: mistakes.some(({ field }) => field.startsWith(`${path}.`)),
    attributes: {
      id,
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(message ? { 'aria-invalid': true as const } : {}),
    },
  };
}
