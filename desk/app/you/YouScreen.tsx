import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Answer } from '../../contract/routes.ts';
import { Refused, request } from '../api/request.ts';
import { useNowMs } from '../api/server-clock.ts';
import { useAct } from '../api/use-act.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useRoom } from '../api/use-room.ts';
import { type DeskKey, keyTable } from '../keys/key-table.ts';
import { makePasskey, noPasskeyName, passkeyNameField, passkeyNameIn } from '../sign-in/make-passkey.ts';
import { passkeyFailure } from '../sign-in/words.ts';
import { Button, ButtonLink } from '../ui/Button/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { CheckField, TextField } from '../ui/Field/Field.tsx';
import { ScreenHead } from '../ui/Heading/ScreenHead.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import { Kbd } from '../ui/Kbd/Kbd.tsx';
import { Loading } from '../ui/Loading/Loading.tsx';
import { Panel } from '../ui/Panel/Panel.tsx';
import parts from '../ui/Parts/Parts.module.css';
import { ActRefused, AnswerRefused } from '../ui/Refusal/RefusedBand.tsx';
import { useTitle } from '../ui/use-title.ts';
import { clockTime, momentInWords } from '../words/moments.ts';
import styles from './YouScreen.module.css';

/** One's own passkeys, sessions and keys, and the way out. */
export function YouScreen() {
  useTitle('You');
  const { me, endsAtMs } = useRoom();
  const { data, error, refetch } = useAnswer('you', {});
  const signOut = useAct('signOut', { onDone: leave });
  const signOutEverywhere = useAct('signOutEverywhere', { onDone: leave });
  return (
    <>
      <ScreenHead
        title={me.name}
        note={`${me.role === 'administrator' ? 'Administrator' : 'Member'}. You are signed out at ${clockTime(endsAtMs)} at the latest.`}
        tools={
          <>
            {me.role === 'administrator' && <ButtonLink to="/colleagues">Colleagues</ButtonLink>}
            <Button onClick={() => signOut.press({})}>Sign out</Button>
            <Button onClick={() => signOutEverywhere.press({})}>Sign out everywhere</Button>
          </>
        }
      />
      <ActRefused act={signOut} safe="You are still signed in." />
      <ActRefused act={signOutEverywhere} safe="You are still signed in." />
      {error && <AnswerRefused refused={error} again={() => void refetch()} />}
      {!data && !error && <Loading rows={5} />}
      {data && (
        <div className={classNames(parts.columns, styles.columns)}>
          <div>
            <Passkeys you={data} />
            <DeskSessions you={data} />
          </div>
          <KeySwitches keysOff={data.keysOff} />
        </div>
      )}
    </>
  );
}

/** Nothing of what was read stays in the page. */
function leave() {
  location.assign('/');
}

function Passkeys({ you: { passkeys } }: { you: Answer<'you'> }) {
  const nowMs = useNowMs();
  const remove = useAct('removePasskey');
  return (
    <section className={classNames(parts.part, styles.part)}>
      <h2>Passkeys</h2>
      <ActRefused act={remove} safe="Every passkey is as it was." />
      <ul>
        {passkeys.map(({ id, name, device, addedAtMs, lastUsedAtMs, isUsedNow }) => (
          <li key={id} className={styles.row}>
            <div>
              <b>{name}</b> {isUsedNow && <span className="soft">signed in with this one</span>}
              <p className="note">
                {device}. Added {momentInWords(addedAtMs, nowMs)}
                {lastUsedAtMs !== null && `, last used ${momentInWords(lastUsedAtMs, nowMs)}`}
              </p>
            </div>
            {passkeys.length > 1 && (
              <Button aria-label={`Remove ${name}`} onClick={() => remove.press({ params: { passkey: id } })}>
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {passkeys.length === 1 && (
        <p className="note">
          The last passkey stays. Add one on a second device: then a lost one does no harm.
        </p>
      )}
      <AddPasskey />
    </section>
  );
}

function AddPasskey() {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const queryClient = useQueryClient();
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const passkeyName = passkeyNameIn(event.currentTarget);
    if (passkeyName === '') {
      setProblem(noPasskeyName);
      return;
    }
    try {
      const { options } = await request('passkeyOptions', {});
      const credential = await makePasskey(options);
      await request('addPasskey', { body: { actKey: crypto.randomUUID(), credential, passkeyName } });
      setProblem(undefined);
      setOpen(false);
      void queryClient.invalidateQueries();
    } catch (error) {
      setProblem(passkeyFailure(error instanceof Refused ? error.refusal : 'device'));
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="key" /> Add a passkey …
      </Button>
      <Panel title="Add a passkey" isOpen={isOpen} onClose={() => setOpen(false)}>
        <form className={styles.form} onSubmit={add} noValidate>
          <TextField
            {...passkeyNameField}
            hint="So that you know it again: “Security key in the drawer”"
            error={problem}
          />
          <Button look="go" type="submit">
            Add the passkey
          </Button>
        </form>
      </Panel>
    </>
  );
}

function DeskSessions({ you: { sessions } }: { you: Answer<'you'> }) {
  const nowMs = useNowMs();
  const end = useAct('endSession');
  return (
    <section className={classNames(parts.part, styles.part)}>
      <h2>Signed in</h2>
      <ActRefused act={end} safe="Nobody was signed out." />
      <ul>
        {sessions.map(({ id, passkeyName, signedInAtMs, lastSeenAtMs, isThis }) => (
          <li key={id} className={styles.row}>
            <div>
              <b>{passkeyName}</b> {isThis && <span className="soft">here</span>}
              <p className="note">
                Since {momentInWords(signedInAtMs, nowMs)}, last seen {momentInWords(lastSeenAtMs, nowMs)}
              </p>
            </div>
            {!isThis && (
              <Button
                aria-label={`Sign out: ${passkeyName}`}
                onClick={() => end.press({ params: { deskSession: id } })}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function KeySwitches({ keysOff }: { keysOff: DeskKey[] }) {
  const set = useAct('setKeys');
  const names = (Object.keys(keyTable) as DeskKey[]).filter((name) => keyTable[name].keys.length > 0);
  return (
    <section className={classNames(parts.part, styles.part)}>
      <h2>Keys</h2>
      <ActRefused act={set} safe="The keys are as they were." />
      <p className="note">A key that is switched off does nothing. Arrows, Tab, Enter and Esc always work.</p>
      <ul className={styles.keys}>
        {names.map((name) => (
          <li key={name}>
            <CheckField
              label={
                <>
                  <Kbd>{keyTable[name].printed}</Kbd> {keyTable[name].does}
                </>
              }
              checked={!keysOff.includes(name)}
              onChange={({ target }) =>
                set.press({
                  body: {
                    keysOff: target.checked ? keysOff.filter((key) => key !== name) : [...keysOff, name],
                  },
                })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
