import { useMutation } from '@tanstack/react-query';
import type { Participant } from '@vanda/desk-api/sessions';
import { counted } from '@vanda/forms/plural';
import { execute } from '../api/execute.ts';
import { useResponse } from '../api/hooks.ts';
import { RequestError } from '../api/request.ts';
import { failureMessage } from '../messages/failures.ts';
import { Problem, QueryStatus } from '../ui/alerts.tsx';
import { FormPanel } from '../ui/Panel/panels.tsx';

type ConfirmAllPanelProps = { held: readonly Participant[]; onClose: () => void };

/** Confirms one after the other, each with an email, and stops at the first failure. */
export function ConfirmAllPanel({ held, onClose }: ConfirmAllPanelProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      for (const { name, registration } of held) {
        const { reference, version } = registration;
        const input = { params: { reference }, body: { version, email: null } };
        await execute('confirmSeat', input).catch((failed: unknown) => {
          if (!(failed instanceof RequestError)) throw failed;
          throw new Error(`${name} is not confirmed: ${failureMessage(failed.failure)}.`);
        });
      }
    },
    onSuccess: onClose,
  });
  const first = held.find(({ callOn }) => callOn === null) ?? held[0];
  const email = useResponse(
    'seatEmail',
    { params: { reference: first?.registration.reference ?? '' }, query: { command: 'confirm' } },
    { enabled: first !== undefined && !isPending, keepsPrevious: true },
  );
  const mailed = held.filter(({ callOn }) => callOn === null);
  const seats = held.reduce((sum, { registration }) => sum + registration.seats, 0);
  return (
    <FormPanel
      title={`Confirm all: ${counted(seats, 'seat')}`}
      onClose={onClose}
      onSubmit={() => mutate()}
      submit={`Confirm ${counted(seats, 'seat')} and send ${counted(mailed.length, 'letter')}`}
      isDisabled={isPending || !email.data}
    >
      <ul>
        {held.map(({ name, registration, callOn }) => (
          <li key={registration.reference}>
            {name}
            <span>{registration.seats > 1 && `, group of ${registration.seats}`}</span>
            <span>{callOn && `, no email address, call ${callOn}`}</span>
          </li>
        ))}
      </ul>
      <p>
        Each with an address gets this letter with their own name, and a calendar file. Where somebody wrote a
        message, the enquiry stays open.
      </p>
      <QueryStatus query={email} rows={3} message="Loading the mail" />
      {email.data && <p className="quote">{email.data.text}</p>}
      <Problem>{error && `${error.message} Those no longer listed are confirmed.`}</Problem>
    </FormPanel>
  );
}
