import type { Participant } from '@vanda/desk-api/sessions';
import { counted } from '@vanda/forms/plural';
import { useState } from 'react';
import { execute } from '../api/execute.ts';
import { useResponse } from '../api/queries.ts';
import { RequestError } from '../api/request.ts';
import { failureMessage } from '../messages/failures.ts';
import { Problem, QueryStatus } from '../ui/Failure/FailureAlerts.tsx';
import { FormPanel } from '../ui/Panel/panels.tsx';

type ConfirmAllPanelProps = { held: readonly Participant[]; onClose: () => void };

/** One after the other, each with an email. Stops at the first that fails. */
export function ConfirmAllPanel({ held, onClose }: ConfirmAllPanelProps) {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [first] = held;
  const letter = useResponse(
    'seatEmail',
    { params: { reference: first?.registration.reference ?? '' }, query: { command: 'confirm' } },
    { isEnabled: first !== undefined && !isRunning, keepsPrevious: true },
  );
  const seats = held.reduce((sum, { registration }) => sum + registration.seats, 0);
  const submit = async () => {
    setRunning(true);
    setProblem(undefined);
    for (const { name, registration } of held) {
      const { reference, version } = registration;
      try {
        await execute('confirmSeat', { params: { reference }, body: { version, email: null } });
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        setProblem(`${name} is not confirmed: ${failureMessage(error.failure)}.`);
        setRunning(false);
        return;
      }
    }
    onClose();
  };
  return (
    <FormPanel
      title={`Confirm all: ${counted(seats, 'seat')}`}
      onClose={onClose}
      onSubmit={() => void submit()}
      submit={`Confirm ${counted(seats, 'seat')} and send ${counted(held.length, 'letter')}`}
      isDisabled={isRunning || !letter.data}
    >
      <ul>
        {held.map(({ name, registration }) => (
          <li key={registration.reference}>
            {name}
            {registration.seats > 1 && `, group of ${registration.seats}`}
          </li>
        ))}
      </ul>
      <p>
        Each gets this letter with their own name, and a calendar file. Where somebody wrote a message, the
        enquiry stays open.
      </p>
      <QueryStatus query={letter} rows={3} message="Loading the mail" />
      {letter.data && <p className="quote">{letter.data.text}</p>}
      <Problem>{problem && `${problem} Those no longer listed are confirmed.`}</Problem>
    </FormPanel>
  );
}
