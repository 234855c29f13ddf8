import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@vanda/desk-api/routes';
import { Button } from '@vanda/ui/Button.tsx';
import { Icon } from '@vanda/ui/Icon.tsx';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNowMs } from '../api/hooks.ts';
import { RequestError, request } from '../api/request.ts';
import { formatDeadline } from '../messages/dates.ts';
import { Problem } from '../ui/alerts.tsx';
import { TextField } from '../ui/form.tsx';
import { useTitle } from '../ui/screen.tsx';
import { makePasskey, passkeyNameField } from './make-passkey.ts';
import { passkeyFailure } from './messages.ts';
import styles from './SignIn.module.css';
import { SignInLayout } from './SignInLayout.tsx';

const notes = {
  'What a passkey is':
    'A key that your device keeps and opens with your fingerprint, face or code. Nothing of these leaves the device.',
  'If this is not your device':
    'Open the link on the one that you will use. Further devices are added later, under your name.',
  'If the link has ended': 'It works once, for an hour. An administrator can send a new one.',
};

/** The secret is in the fragment, which browsers do not send. */
export function Invitation() {
  useTitle('Invitation');
  const [token] = useState(() => location.hash.slice(1));
  const nowMs = useNowMs();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [invitation, setInvitation] = useState<ResponseOf<'invitation'>>();
  const [linkError, setLinkError] = useState<Error>();

  useEffect(() => {
    request('invitation', { body: { token } }).then(setInvitation).catch(setLinkError);
  }, [token]);

  const add = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const passkey = await makePasskey(form, () => request('invitationOptions', { body: { token } }));
      await request('acceptInvitation', { body: { token, ...passkey } });
      await queryClient.resetQueries();
      await navigate('/', { replace: true });
    },
  });
  const error = linkError ?? add.error;

  return (
    <SignInLayout
      title={invitation ? ['Welcome,', invitation.name] : ['Add a', 'passkey']}
      lead={
        invitation?.kind === 'first'
          ? 'You are the first here: an administrator, who can invite the others.'
          : 'With a passkey on this device you sign in to the desk from now on.'
      }
      notes={notes}
    >
      {invitation && (
        <form
          className={`stack ${styles.add}`}
          onSubmit={(event) => {
            event.preventDefault();
            add.mutate(event.currentTarget);
          }}
          noValidate
        >
          <TextField
            {...passkeyNameField}
            hint="So that you know it again: “Laptop in the office”"
            defaultValue="This device"
          />
          <Button variant="primary" className={styles.wide} type="submit" aria-disabled={add.isPending}>
            <Icon name="key" /> Add a passkey to this device
          </Button>
          <p className="note">The link works until {formatDeadline(invitation.expiresAtMs, nowMs)}.</p>
        </form>
      )}
      <Problem className={styles.message}>{error && failureOf(error)}</Problem>
    </SignInLayout>
  );
}

function failureOf(error: Error): string {
  // A truncated link fails the schema.
  const isTruncated = error instanceof RequestError && error.failure.code === 'invalid';
  return passkeyFailure(isTruncated ? new RequestError({ code: 'link-over', nowMs: 0 }) : error);
}
