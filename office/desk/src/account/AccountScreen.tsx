import { useMutation } from '@tanstack/react-query';
import type { ResponseOf } from '@vanda/desk-api/routes';
import { Button } from '@vanda/ui/Button.tsx';
import { Icon } from '@vanda/ui/Icon.tsx';
import { useState } from 'react';
import { execute } from '../api/execute.ts';
import { useBootstrap, useCommand, useNowMs, useResponse } from '../api/hooks.ts';
import { request } from '../api/request.ts';
import { formatMoment, formatTime } from '../messages/dates.ts';
import { roleNames } from '../messages/names.ts';
import { shortcuts, shortcutTable } from '../shortcuts/shortcut-table.ts';
import { makePasskey, passkeyNameField } from '../sign-in/make-passkey.ts';
import { passkeyFailure } from '../sign-in/messages.ts';
import { CommandFailed, QueryStatus } from '../ui/alerts.tsx';
import { CheckField, Form, TextField } from '../ui/form.tsx';
import { Kbd } from '../ui/Kbd/Kbd.tsx';
import { Panel } from '../ui/Panel/panels.tsx';
import { ButtonLink, ScreenHead, Section, SectionColumns, SectionItem, useTitle } from '../ui/screen.tsx';

export function AccountScreen() {
  useTitle('You');
  const { me, endsAtMs } = useBootstrap();
  const query = useResponse('you', {});
  const { data } = query;
  const signOut = useCommand();
  return (
    <>
      <ScreenHead
        title={me.name}
        note={`${roleNames[me.role]}. You are signed out at ${formatTime(endsAtMs)} at the latest.`}
        tools={
          <>
            {me.role === 'administrator' && <ButtonLink to="/staff">Colleagues</ButtonLink>}
            <Button onClick={() => signOut.press('signOut', {}, leave)}>Sign out</Button>
            <Button onClick={() => signOut.press('signOutEverywhere', {}, leave)}>Sign out everywhere</Button>
          </>
        }
      />
      <CommandFailed command={signOut} safe="You are still signed in." />
      <QueryStatus query={query} rows={5} />
      {data && (
        <SectionColumns>
          <div>
            <Passkeys you={data} />
            <LoginSessions you={data} />
          </div>
          <ShortcutSwitches keysOff={data.keysOff} />
        </SectionColumns>
      )}
    </>
  );
}

function leave() {
  location.assign('/');
}

function Passkeys({ you: { passkeys } }: { you: ResponseOf<'you'> }) {
  const nowMs = useNowMs();
  const remove = useCommand();
  return (
    <Section title="Passkeys">
      <CommandFailed command={remove} safe="Every passkey is as it was." />
      <ul>
        {passkeys.map(({ id, name, device, addedAtMs, lastUsedAtMs, isUsedNow }) => (
          <SectionItem
            key={id}
            name={name}
            beside={isUsedNow && 'signed in with this one'}
            note={`${device}. Added ${formatMoment(addedAtMs, nowMs)}${lastUsedAtMs === null ? '' : `, last used ${formatMoment(lastUsedAtMs, nowMs)}`}`}
          >
            {passkeys.length > 1 && (
              <Button
                aria-label={`Remove ${name}`}
                onClick={() => remove.press('removePasskey', { params: { passkey: id } })}
              >
                Remove
              </Button>
            )}
          </SectionItem>
        ))}
      </ul>
      {passkeys.length === 1 && (
        <p className="note">
          The last passkey stays. Add one on a second device: then a lost one does no harm.
        </p>
      )}
      <AddPasskey />
    </Section>
  );
}

function AddPasskey() {
  const [isOpen, setOpen] = useState(false);
  const { mutate, error } = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const body = await makePasskey(form, () => request('passkeyOptions', {}));
      await execute('addPasskey', { body });
      setOpen(false);
    },
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="key" /> Add a passkey …
      </Button>
      <Panel title="Add a passkey" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Form onSubmit={({ currentTarget }) => mutate(currentTarget)}>
          <TextField
            {...passkeyNameField}
            hint="So that you know it again: “Security key in the drawer”"
            error={error ? passkeyFailure(error) : undefined}
          />
          <Button variant="primary" type="submit">
            Add the passkey
          </Button>
        </Form>
      </Panel>
    </>
  );
}

function LoginSessions({ you: { sessions } }: { you: ResponseOf<'you'> }) {
  const nowMs = useNowMs();
  const end = useCommand();
  return (
    <Section title="Signed in">
      <CommandFailed command={end} safe="Nobody was signed out." />
      <ul>
        {sessions.map(({ id, passkeyName, signedInAtMs, lastSeenAtMs, isThis }) => (
          <SectionItem
            key={id}
            name={passkeyName}
            beside={isThis && 'here'}
            note={`Since ${formatMoment(signedInAtMs, nowMs)}, last seen ${formatMoment(lastSeenAtMs, nowMs)}`}
          >
            {!isThis && (
              <Button
                aria-label={`Sign out: ${passkeyName}`}
                onClick={() => end.press('endSession', { params: { loginSession: id } })}
              >
                Sign out
              </Button>
            )}
          </SectionItem>
        ))}
      </ul>
    </Section>
  );
}

function ShortcutSwitches({ keysOff }: { keysOff: string[] }) {
  const set = useCommand();
  const names = shortcuts.filter((name) => shortcutTable[name].keys.length > 0);
  return (
    <Section title="Keys">
      <CommandFailed command={set} safe="The keys are as they were." />
      <p className="note">A key that is switched off does nothing. Arrows, Tab, Enter and Esc always work.</p>
      <div>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <CheckField
                label={
                  <>
                    <Kbd>{shortcutTable[name].printed}</Kbd> {shortcutTable[name].does}
                  </>
                }
                checked={!keysOff.includes(name)}
                onChange={({ target }) =>
                  set.press('setKeys', {
                    body: {
                      keysOff: target.checked ? keysOff.filter((key) => key !== name) : [...keysOff, name],
                    },
                  })
                }
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
