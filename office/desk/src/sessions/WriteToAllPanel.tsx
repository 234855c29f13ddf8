import type { ResponseOf } from '@vanda/desk-api/routes';
import type { Participant } from '@vanda/desk-api/sessions';
import { counted } from '@vanda/forms/plural';
import { useState } from 'react';
import { useBootstrap, useCommand } from '../api/hooks.ts';
import { EmailFields } from '../ui/form.tsx';
import { FormPanel } from '../ui/Panel/panels.tsx';

type WriteToAllProps = {
  session: ResponseOf<'session'>['session'];
  seated: readonly Participant[];
  onSent: (sent: ResponseOf<'writeToSession'>) => void;
  onClose: () => void;
};

export function WriteToAllPanel({ session, seated, onSent, onClose }: WriteToAllProps) {
  const { form, day, title, dates } = session;
  const { me, hasMail } = useBootstrap();
  const [email, setEmail] = useState({
    subject: `${title}, ${dates}`,
    text: `Dear {name}\n\n\n\nKind regards\n${me.name}`,
  });
  const command = useCommand();
  const calls = seated.flatMap(({ name, callOn }) => (callOn ? `${name} (${callOn})` : []));
  return (
    <FormPanel
      title="Write to everybody with a seat"
      onClose={onClose}
      onSubmit={() => command.press('writeToSession', { params: { form, day }, body: email }, onSent)}
      submit={`Send ${counted(seated.length - calls.length, 'letter')}`}
      isDisabled={command.isRunning || calls.length === seated.length}
      failing={{ command, safe: 'Nobody was written to.' }}
    >
      <EmailFields
        email={email}
        hint="{name} is filled in for each person; the link to their own page is added below."
        onChange={setEmail}
      />
      {calls.length > 0 && <p className="note">No email address, call: {calls.join(', ')}.</p>}
      {!hasMail && (
        <p className="note">No mail server is set up here: the letters wait until there is one.</p>
      )}
    </FormPanel>
  );
}
