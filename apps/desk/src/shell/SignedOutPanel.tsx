import type { SignedOutWhy } from '../api/connection.ts';
import { signedOutMessage } from '../sign-in/messages.ts';
import { PasskeyButton } from '../sign-in/PasskeyButton.tsx';
import { Panel } from '../ui/Panel/panels.tsx';

/** Over the page: unsaved text survives an expired login session. */
export function SignedOutPanel({ why }: { why: SignedOutWhy | undefined }) {
  return (
    <Panel title={signedOutMessage(why ?? 'ended')} place="middle" isOpen={why !== undefined}>
      <p>The page is still here, and so is what you were writing.</p>
      <PasskeyButton />
    </Panel>
  );
}
