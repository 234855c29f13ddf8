import { useId } from 'react';
import { useResponse } from '../api/hooks.ts';
import { TextField } from '../ui/form.tsx';
import type { DateIssues, DateValues } from './date-values.ts';

type DateFieldsProps = {
  values: DateValues;
  issues: DateIssues;
  onChange: (values: Partial<DateValues>) => void;
};

export function DateFields({ values, issues, onChange }: DateFieldsProps) {
  const listId = useId();
  const { data } = useResponse('dates', {}, { staleTime: Number.POSITIVE_INFINITY });
  const places = data?.courses.flatMap(({ dates }) => dates.flatMap(({ place }) => place ?? []));
  const field = (name: keyof DateValues, label: string, type: string, hint?: string) => (
    <TextField
      label={label}
      type={type}
      hint={hint}
      value={values[name]}
      error={issues[name]}
      {...(name === 'place' ? { list: listId, maxLength: 40 } : {})}
      {...(name === 'seats' ? { inputMode: 'numeric' as const } : {})}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <div className="halves">
      {field('start', 'First day', 'date')}
      {field('end', 'Last day (optional)', 'date')}
      {field('startTime', 'Begins (optional)', 'time')}
      {field('endTime', 'Ends (optional)', 'time')}
      {field('place', 'Place (optional)', 'text', 'Singapore where it is left out')}
      {field('seats', 'Seats (optional)', 'text', 'Without a number it is never full')}
      <datalist id={listId}>
        {[...new Set(places)].sort().map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </div>
  );
}
