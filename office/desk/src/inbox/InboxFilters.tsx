import { forms } from '@vanda/forms/forms';
import { useNavigate } from 'react-router';
import { useBootstrap, useResponse } from '../api/hooks.ts';
import { formatDays } from '../messages/dates.ts';
import { FilterField } from '../ui/form.tsx';
import { addressOf, type Filters } from './filters.ts';

export function InboxFilters({ filters }: { filters: Filters }) {
  const { staffMembers } = useBootstrap();
  const navigate = useNavigate();
  const { data } = useResponse('sessions', { query: { view: 'to-come', limit: 200 } }, { staleTime: 60_000 });
  const { form, session, assignee } = filters;
  const show = (changed: { [K in keyof Filters]?: string | undefined }) =>
    void navigate(`/${addressOf({ ...filters, ...changed } as Filters)}`);
  return (
    <>
      <FilterField
        name="Form"
        value={form}
        onChange={(value) => show({ form: value || undefined, session: undefined })}
        options={Object.values(forms).map(({ id, title }) => ({ value: id, label: title }))}
      />
      <FilterField
        name="Session"
        value={form && session ? `${form} ${session}` : ''}
        onChange={(value) => {
          const [chosenForm, day] = value.split(' ');
          // "All" keeps the form.
          show(chosenForm && day ? { form: chosenForm, session: day } : { session: undefined });
        }}
        options={(data?.rows ?? []).map((each) => ({
          value: `${each.form} ${each.day}`,
          label: `${formatDays(each.day, each.endDay)}, ${each.title}`,
        }))}
      />
      <FilterField
        name="Owner"
        value={assignee}
        onChange={(value) => show({ assignee: value || undefined })}
        options={[
          { value: 'nobody', label: 'Nobody yet' },
          ...staffMembers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </>
  );
}
