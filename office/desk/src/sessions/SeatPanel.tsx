import type { CommandName, ResponseOf } from '@vanda/desk-api/routes';
import type { Registration, SeatCommandName } from '@vanda/desk-api/sessions';
import { readNumber } from '@vanda/forms/clean';
import { nextAvailable, nextAvailableLabel } from '@vanda/forms/form';
import { counted } from '@vanda/forms/plural';
import { seatsMax } from '@vanda/forms/session-schema';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import type { CommandInput } from '../api/execute.ts';
import { useCommand, useNowMs, useResponse } from '../api/hooks.ts';
import { formatDay, formatDeadline, fromLocal, toLocal } from '../messages/dates.ts';
import { Alert, CommandFailed, QueryStatus } from '../ui/alerts.tsx';
import { EmailFields, SelectField, TextArea, TextField, useValues } from '../ui/form.tsx';
import { FormPanel } from '../ui/Panel/panels.tsx';
import { isCount } from './date-values.ts';
import { commandEffect, commandName, submitLabel } from './messages.ts';

type SeatPanelProps = {
  command: SeatCommandName;
  registration: Registration;
  name: string;
  onClose: () => void;
};

const routes = {
  confirm: 'confirmSeat',
  group: 'changeGroup',
  move: 'moveSeat',
  substitute: 'substitutePerson',
  cancel: 'cancelSeat',
  offer: 'offerSeat',
  'to-waiting': 'toWaiting',
} as const satisfies Record<SeatCommandName, CommandName>;

type NextWhoFits = NonNullable<ResponseOf<'cancelSeat'>['nextWhoFits']>;

/** A freed seat is offered to the next on the waiting list. */
export function SeatPanel({ command, registration, name, onClose }: SeatPanelProps) {
  const [next, setNext] = useState<NextWhoFits>();
  const onDone = ({ nextWhoFits }: ResponseOf<'cancelSeat'>) => {
    if (nextWhoFits && ['cancel', 'move', 'to-waiting', 'group'].includes(command)) setNext(nextWhoFits);
    else onClose();
  };
  const nowMs = useNowMs();
  const { form, seats } = registration;
  const shown = next
    ? {
        command: 'offer' as const,
        title: `Offer ${next.seats === 1 ? 'the seat' : `${next.seats} seats`} to ${next.name} until ${formatDeadline(next.offerUntilMs, nowMs)}?`,
        target: next,
        name: next.name,
        onDone: onClose,
        leave: 'Not now',
      }
    : { command, title: `${commandName(command, seats)}: ${name}`, target: registration, name, onDone };
  return <CommandForm key={shown.target.reference} form={form} onClose={onClose} {...shown} />;
}

type Target = Pick<Registration, 'reference' | 'version' | 'seats' | 'day'> & { names?: readonly string[] };
type CommandFormProps = {
  command: SeatCommandName;
  target: Target;
  name: string;
  form: Registration['form'];
  onDone: (response: ResponseOf<'cancelSeat'>) => void;
  onClose: () => void;
  title: string;
  leave?: string;
};

function CommandForm({ command, target, name, form, onDone, ...panel }: CommandFormProps) {
  const { reference, seats } = target;
  const nowMs = useNowMs();
  const [email, setEmail] = useState<{ subject: string; text: string }>();
  const { values: person, field: personField } = useValues<Record<string, string>>({});
  const namesBefore = target.names?.join('\n') ?? '';
  const { values, field } = useValues({ day: '', people: String(seats), names: namesBefore, until: '' });
  const day = values.day || undefined;
  const people = readNumber(values.people);
  const isPossible = isCount(people) && Number(people) <= seatsMax;
  const { names } = values;
  const { data: session } = useResponse(
    'session',
    { params: { form, day: target.day ?? '' } },
    { enabled: command === 'move' && target.day !== null },
  );
  const needsEmail = command !== 'move' || day !== undefined;
  const query = useResponse(
    'seatEmail',
    { params: { reference }, query: { command, day, ...(command === 'group' ? { seats: people } : {}) } },
    { enabled: needsEmail && isPossible, staleTime: 0, keepsPrevious: true },
  );
  const { data: proposal, isPlaceholderData: isOutdated } = query;
  const isMailed = command === 'substitute' || proposal?.to !== '';
  const isUnchanged = command === 'group' && people === seats && names === namesBefore;
  const shown = email ?? proposal;
  // No email is sent unread.
  const isEmailReady = email !== undefined || (proposal !== undefined && !isOutdated);
  const offerUntilMs = fromLocal(values.until) ?? proposal?.offerUntilMs ?? undefined;

  const current = useCommand();
  const isIncomplete =
    !isEmailReady ||
    isUnchanged ||
    !isPossible ||
    (command === 'move' && !day) ||
    (command === 'offer' && offerUntilMs === undefined);
  const press = (version = target.version) => {
    if (isIncomplete) return;
    const more = {
      move: { day },
      group: { seats: people, names },
      substitute: { person: { values: person } },
      offer: { offerUntilMs },
    }[command as string];
    const body = { version, email: email ?? null, ...more };
    const input = { params: { reference }, body } as CommandInput<(typeof routes)[SeatCommandName]>;
    current.press(routes[command], input, onDone);
  };
  const putOnWaitingList = () =>
    current.press(
      'toWaiting',
      { params: { reference }, body: { version: target.version, email: null } },
      onDone,
    );
  const failure = current.error?.failure;

  return (
    <FormPanel
      {...panel}
      onSubmit={() => press()}
      submit={submitLabel(command, seats, isMailed ? ` and tell ${name}` : '', name, day)}
      isDisabled={current.isRunning || isIncomplete}
    >
      <p>{commandEffect(command, seats)}</p>
      {failure?.code === 'full' ? (
        <Alert
          tone="error"
          live
          actions={
            command !== 'group' && <Button onClick={putOnWaitingList}>Put on the waiting list instead</Button>
          }
        >
          <p>
            <b>Not possible:</b> {failure.message}
          </p>
        </Alert>
      ) : (
        <CommandFailed
          command={current}
          saveToo={(version) => press(version)}
          touches={['seat']}
          fields={shownFields[command]}
        />
      )}
      {command === 'group' && (
        <>
          <TextField
            label="Number of people"
            inputMode="numeric"
            {...field('people')}
            error={isPossible ? current.errorOf('seats') : `Write a whole number, up to ${seatsMax}.`}
          />
          <TextArea
            label="Names, one on each line"
            hint="Those that are known."
            rows={4}
            {...field('names')}
            error={current.errorOf('names')}
          />
        </>
      )}
      {command === 'move' && (
        <SelectField
          label="New date"
          {...field('day')}
          empty="Choose a date"
          options={[
            ...(session?.otherDates ?? []).map((other) => ({
              value: other.day,
              label: `${formatDay(other.day, nowMs)}${other.free === null ? '' : other.free === 0 ? ', full' : `, ${counted(other.free, 'free seat')}`}`,
              disabled: other.free !== null && other.free < seats,
            })),
            ...(target.day === null ? [] : [{ value: nextAvailable, label: nextAvailableLabel }]),
          ]}
        />
      )}
      {command === 'move' && session?.otherDates.length === 0 && (
        <p className="soft">This course has no other date to come.</p>
      )}
      {!isMailed && <p>There is no email address, so no mail goes out. Tell {name} by telephone.</p>}
      {proposal && isMailed && !proposal.isReply && (
        <p className="soft">They wrote a message: the enquiry stays open until somebody answers it.</p>
      )}
      {command === 'substitute' && (
        <div className="halves">
          {personFields.map(({ name, label, type }) => (
            <TextField
              key={name}
              label={label}
              type={type}
              {...personField(name)}
              value={person[name] ?? ''}
              error={current.errorOf(name)}
            />
          ))}
        </div>
      )}
      {command === 'offer' && offerUntilMs !== undefined && (
        <TextField
          label="Until"
          type="datetime-local"
          {...field('until')}
          value={toLocal(offerUntilMs)}
          error={current.errorOf('offerUntilMs')}
        />
      )}
      {needsEmail && !email && <QueryStatus query={query} rows={3} message="Loading the mail" />}
      {shown && needsEmail && isMailed && (
        <fieldset className="stack headed">
          <legend className="soft">
            The mail
            <span>
              {proposal &&
                ` to ${command === 'substitute' ? (person.email ?? 'the new person') : proposal.to}`}
            </span>
          </legend>
          <EmailFields email={shown} onChange={setEmail} />
        </fieldset>
      )}
    </FormPanel>
  );
}

const personFields = [
  { name: 'firstName', label: 'First name', type: 'text' },
  { name: 'lastName', label: 'Last name', type: 'text' },
  { name: 'email', label: 'E-mail', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel' },
] as const;

const shownFields: Partial<Record<SeatCommandName, readonly string[]>> = {
  group: ['seats', 'names'],
  substitute: personFields.map(({ name }) => name),
  offer: ['offerUntilMs'],
};
