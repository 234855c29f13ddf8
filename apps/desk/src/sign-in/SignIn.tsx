import type { SignedOutWhy } from '../api/connection.ts';
import { useTitle } from '../ui/Heading/heads.tsx';
import { signedOutMessage } from './messages.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SignInLayout, type SignInNote } from './SignInLayout.tsx';

const notes: SignInNote[] = [
  {
    question: 'If nothing happens',
    advice:
      'This device has no passkey for the desk. Use the one you signed in with last, or a security key.',
  },
  {
    question: 'If the device is lost',
    advice:
      'An administrator removes its passkey and sends you a new invitation. It works once, for an hour.',
  },
  {
    question: 'If you were invited',
    advice: 'Open the link in the invitation on the device you will use.',
  },
];

export function SignIn({ why, onSignedIn }: { why: SignedOutWhy; onSignedIn: () => void }) {
  useTitle('Sign in');
  return (
    <SignInLayout
      title={['Sign in to', 'the desk']}
      lead="Enquiries, sessions and the people behind them. For colleagues only."
      notes={notes}
      message={why === 'none' ? undefined : `${signedOutMessage(why)}.`}
    >
      <PasskeyButton onSignedIn={onSignedIn} />
    </SignInLayout>
  );
}
