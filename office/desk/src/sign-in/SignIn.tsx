import { startAuthentication } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@vanda/ui/Button.tsx';
import { Icon } from '@vanda/ui/Icon.tsx';
import type { SignedOutWhy } from '../api/connection.ts';
import { request } from '../api/request.ts';
import { Problem } from '../ui/alerts.tsx';
import { useTitle } from '../ui/screen.tsx';
import { passkeyFailure, signedOutMessages } from './messages.ts';
import styles from './SignIn.module.css';
import { SignInLayout } from './SignInLayout.tsx';

const notes = {
  'If nothing happens':
    'This device has no passkey for the desk. Use the one you signed in with last, or a security key.',
  'If the device is lost':
    'An administrator removes its passkey and sends you a new invitation. It works once, for an hour.',
  'If you were invited': 'Open the link in the invitation on the device you will use.',
};

export function SignIn({ why, onSignedIn }: { why: SignedOutWhy; onSignedIn: () => void }) {
  useTitle('Sign in');
  return (
    <SignInLayout
      title={['Sign in to', 'the desk']}
      lead="Enquiries, sessions and the people behind them. For colleagues only."
      notes={notes}
      message={why === 'none' ? undefined : `${signedOutMessages[why]}.`}
    >
      <PasskeyButton onSignedIn={onSignedIn} />
    </SignInLayout>
  );
}

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

export function PasskeyButton({ onSignedIn }: { onSignedIn?: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { options } = await request('signInOptions', {});
      const credential = await startAuthentication({ optionsJSON: options as unknown as RequestOptions });
      await request('signIn', { body: { credential: credential as never } });
      void queryClient.invalidateQueries();
      onSignedIn?.();
    },
  });
  return (
    <div className={`stack ${styles.way}`}>
      <Button variant="primary" className={styles.wide} onClick={() => mutate()} aria-disabled={isPending}>
        <Icon name="key" /> Sign in with a passkey
      </Button>
      <Problem>{error && passkeyFailure(error)}</Problem>
      <p className="note">Your fingerprint, face or device code stays on the device. There is no password.</p>
    </div>
  );
}
