import { useId } from 'react';
import { useResponse } from '../api/hooks.ts';
import { CheckField, TextField } from '../ui/form.tsx';
import { type DateIssues, type DateValues, noLimit } from './date-values.ts';

type DateFieldsProps = {
  values: DateValues;
  issues: DateIssues;
  onChange: (values: Partial<DateValues>) => void;
};

export function DateFields({ values, issues, onChange }: DateFieldsProps) {
  const listId = useId();
  const { data } = useResponse('dates', {}, { staleTime: Number.POSITIVE_INFINITY });
  const places = data?.courses.flatMap(({ dates }) => dates.flatMap(({ place }) => place ?? []));
  const isUnlimited = values.seats === noLimit;
  const field = (name: keyof DateValues, label: string, type: string, hint?: string) => (
    <TextField
      label={label}
      type={type}
      hint={hint}
      value={name === 'seats' && isUnlimited ? '' : values[name]}
      error={issues[name]}
      {...(name === 'place' ? { list: listId, maxLength: 40 } : {})}
      {...(name === 'seats' ? { inputMode: 'numeric' as const, disabled: isUnlimited } : {})}
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
      <div>
        {field('seats', 'Seats', 'text')}
        <CheckField
          label="No limit: it is never full"
          checked={isUnlimited}
          onChange={({ target }) => onChange({ seats: target.checked ? noLimit : '' })}
        />
      </div>
      <datalist id={listId}>
        {[...new Set(places)].sort().map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </div>
  );
}
