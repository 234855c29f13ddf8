import { byHand } from '@vanda/desk-api/by-hand';
import { type channels, enterBodySchema } from '@vanda/desk-api/enquiry';
import { type Field, type FormId, nextAvailable, nextAvailableLabel } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { useNavigate } from 'react-router';
import { useCommand, useNowMs, useResponse } from '../api/hooks.ts';
import { formatDay } from '../messages/dates.ts';
import { CommandFailed } from '../ui/alerts.tsx';
import { Form, type Option, SelectField, TextArea, TextField, useValues, WriteButton } from '../ui/form.tsx';
import { Breadcrumb, ScreenHead, SectionColumns, useTitle } from '../ui/screen.tsx';

type Channel = (typeof channels)[number];

const channelNames: Readonly<Record<Channel, string>> = {
  telephone: 'By telephone',
  'in-person': 'In person',
  email: 'By mail',
};

export function EnterScreen() {
  const navigate = useNavigate();
  const choice = useValues({ form: 'contact' as FormId, channel: 'telephone' as Channel });
  const { form, channel } = choice.values;
  const { values, field } = useValues<Readonly<Record<string, string>>>({});
  const dates = useDates(form);
  const command = useCommand();
  useTitle('Enter an enquiry');
  const submit = () => {
    const body = enterBodySchema
      .omit({ idempotencyKey: true })
      .parse({ form, channel, values: ofForm(form, values) });
    command.press('enter', { body }, ({ reference }) =>
      navigate(`/enquiries/${reference}`, { replace: true }),
    );
  };
  return (
    <>
      <Breadcrumb to="/" name="Inbox" place="Enter an enquiry" />
      <ScreenHead
        title="Enter an enquiry"
        note="For whoever called, came by or wrote. An email address or a phone number is needed. No receipt goes out."
      />
      <SectionColumns>
        <Form onSubmit={submit}>
          {command.error?.failure.code !== 'invalid' && (
            <CommandFailed command={command} safe="Nothing was stored." />
          )}
          <SelectField
            label="It came"
            options={Object.entries(channelNames).map(([value, label]) => ({ value, label }))}
            {...choice.field('channel')}
          />
          <SelectField
            label="About"
            options={Object.values(forms).map(({ id, title }) => ({ value: id, label: title }))}
            {...choice.field('form')}
          />
          {byHand(forms[form]).fields.map((each) => (
            <FormField
              key={each.name}
              field={each}
              dates={dates}
              bound={field(each.name)}
              error={command.errorOf(each.name)}
            />
          ))}
          <div className="buttons">
            <WriteButton variant="primary" type="submit">
              Store it
            </WriteButton>
          </div>
        </Form>
      </SectionColumns>
    </>
  );
}

/** Values without those that were typed for another form. */
function ofForm(form: FormId, values: Readonly<Record<string, string>>) {
  const names: readonly string[] = byHand(forms[form]).fields.map(({ name }) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

function useDates(form: FormId): Option[] {
  const nowMs = useNowMs();
  const { data } = useResponse('sessions', { query: { form } });
  const days = (data?.rows ?? []).filter(({ closure }) => closure === null);
  return [
    ...days.map(({ day, free }) => ({
      value: day,
      label: `${formatDay(day, nowMs)}${free === 0 ? ', full: waiting list' : ''}`,
    })),
    { value: nextAvailable, label: nextAvailableLabel },
  ];
}

type FormFieldProps = {
  field: Field;
  dates: readonly Option[];
  bound: { value: string | undefined; onChange: (event: { target: { value: string } }) => void };
  error: string | undefined;
};

function FormField({ field, dates, bound, error }: FormFieldProps) {
  const label = field.required ? field.label : `${field.label} (optional)`;
  const wired = { label, error, ...bound, value: bound.value ?? '' };
  switch (field.kind) {
    case 'textarea':
      return <TextArea {...wired} rows={4} maxLength={field.maxLength} />;
    case 'text':
    case 'email':
    case 'tel':
      return <TextField {...wired} type={field.kind} maxLength={field.maxLength} />;
    case 'session':
      return <SelectField {...wired} empty="Choose" options={dates} />;
    default:
      return <SelectField {...wired} empty="Choose" options={field.options} />;
  }
}
