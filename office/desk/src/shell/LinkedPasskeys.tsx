import { Button } from '@vanda/ui/Button.tsx';
import { useBootstrap, useCommand, useNowMs } from '../api/hooks.ts';
import { formatMoment } from '../messages/dates.ts';
import { Alert, CommandFailed } from '../ui/alerts.tsx';
import { ButtonLink } from '../ui/screen.tsx';

export function LinkedPasskeys() {
  const { linkedPasskeys } = useBootstrap();
  const nowMs = useNowMs();
  const acknowledge = useCommand();
  return linkedPasskeys.map(({ id, name, addedAtMs, linkedBy }) => (
    <Alert
      key={id}
      tone="error"
      icon="key"
      live
      actions={
        <>
          <ButtonLink to="/you">See passkeys</ButtonLink>
          <Button onClick={() => acknowledge.press('acknowledgePasskey', { params: { passkey: id } })}>
            It was me
          </Button>
        </>
      }
    >
      <p>
        <b>A passkey was added to your account:</b> “{name}”, {formatMoment(addedAtMs, nowMs)}, through a link
        made <span>{linkedBy ? `by ${linkedBy.name}` : 'on the command line'}</span>. If that was not you,
        remove it under your name and tell an administrator.
      </p>
      <CommandFailed command={acknowledge} safe="The passkey is as it was." />
    </Alert>
  ));
}
