import { useNavigate } from 'react-router';
import { useAnswer } from '../api/use-answer.ts';
import { useRoom } from '../api/use-room.ts';
import { FilterField } from '../ui/Field/Field.tsx';
import { daysInWords } from '../words/moments.ts';
import { addressOf, type Filters } from './filters.ts';

/** Form, session and owner, each as one choice that says what it is. */
export function InboxFilters({ filters }: { filters: Filters }) {
  const { forms, colleagues } = useRoom();
  const navigate = useNavigate();
  const { data } = useAnswer('sessions', { query: { view: 'to-come', limit: 200 } }, { staleMs: 60_000 });
  const { form, session, owner, ...rest } = filters;
  const show = (changed: Partial<Filters>) =>
    void navigate(`/${addressOf({ ...rest, ...changed } as Filters)}`);
  const given = {
    ...(form ? { form } : {}),
    ...(session ? { session } : {}),
    ...(owner ? { owner } : {}),
  };
  return (
    <>
      <FilterField
        name="Form"
        value={form ?? ''}
        onChange={({ target }) => {
          const { form: _, session: __, ...others } = given;
          show({
            ...others,
            ...(target.value ? { form: target.value as NonNullable<Filters['form']> } : {}),
          });
        }}
      >
        <option value="">Form: all</option>
        {forms.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </FilterField>
      <FilterField
        name="Session"
        value={form && session ? `${form} ${session}` : ''}
        onChange={({ target }) => {
          const { session: _, ...others } = given;
          const [chosenForm, day] = target.value.split(' ');
          show({
            ...others,
            ...(chosenForm && day ? { form: chosenForm as NonNullable<Filters['form']>, session: day } : {}),
          });
        }}
      >
        <option value="">Session: all</option>
        {data?.rows.map((each) => (
          <option key={`${each.form} ${each.day}`} value={`${each.form} ${each.day}`}>
            {daysInWords(each.day, each.endDay)}, {each.title}
          </option>
        ))}
      </FilterField>
      <FilterField
        name="Owner"
        value={owner ?? ''}
        onChange={({ target }) => {
          const { owner: _, ...others } = given;
          show({ ...others, ...(target.value ? { owner: target.value } : {}) });
        }}
      >
        <option value="">Owner: all</option>
        <option value="nobody">Nobody yet</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterField>
    </>
  );
}
