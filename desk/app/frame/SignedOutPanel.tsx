import type { SignedOutWhy } from '../api/connection.ts';
import { PasskeyButton } from '../sign-in/PasskeyButton.tsx';
import { signedOutSentence } from '../sign-in/words.ts';
import { Panel } from '../ui/Panel/Panel.tsx';

/** Over the page when a session has ended: the page under it, and what was written, stay as they are. */
export function SignedOutPanel({ why }: { why: SignedOutWhy | undefined }) {
  return (
    <Panel
      title={signedOutSentence(why ?? 'ended')}
      place="middle"
      isOpen={why !== undefined}
      isDismissable={false}
      onClose={() => undefined}
    >
      <p>The page is still here, and so is what you were writing.</p>
      <PasskeyButton />
    </Panel>
  );
}
