import { useState } from 'react';

/** The values of a form: `{...field('name')}` binds a field to one of them. */
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
