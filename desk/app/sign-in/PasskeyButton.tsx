import { startAuthentication } from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refused, request } from '../api/request.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import styles from './SignIn.module.css';
import { passkeyFailure } from './words.ts';

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** The one way in. Failures stand below, in its own words. */
export function PasskeyButton({ onSignedIn }: { onSignedIn?: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const queryClient = useQueryClient();

  const signIn = async () => {
    setRunning(true);
    setProblem(undefined);
    try {
      const { options } = await request('signInOptions', {});
      const credential = await startAuthentication({ optionsJSON: options as unknown as RequestOptions });
      await request('signIn', { body: { credential: credential as never } });
      void queryClient.invalidateQueries();
      onSignedIn?.();
    } catch (error) {
      setProblem(passkeyFailure(error instanceof Refused ? error.refusal : 'device'));
    } finally {
      setRunning(false);
    }
  };

  return (
    <div className={styles.way}>
      <Button look="go" className={styles.wide} onClick={signIn} aria-disabled={isRunning}>
        <Icon name="key" /> Sign in with a passkey
      </Button>
      {problem && (
        <p className="late" role="alert">
          {problem}
        </p>
      )}
      <p className="note">Your fingerprint, face or device code stays on the device. There is no password.</p>
    </div>
  );
}
