import { useState } from 'react';

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
