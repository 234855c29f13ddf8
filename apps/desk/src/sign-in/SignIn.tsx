import type { SignedOutWhy } from '../api/connection.ts';
import { useTitle } from '../ui/Heading/heads.tsx';
import { signedOutMessages } from './messages.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
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
