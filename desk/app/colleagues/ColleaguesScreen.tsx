import { type FormEvent, useState } from 'react';
import type { Colleague } from '../../contract/colleagues.ts';
import type { Role } from '../../contract/common.ts';
import type { Answer } from '../../contract/routes.ts';
import { useNowMs } from '../api/server-clock.ts';
import { useAct } from '../api/use-act.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useRoom } from '../api/use-room.ts';
import { StaleOrRefused } from '../enquiry/StaleOrRefused.tsx';
import { Button, ButtonLink } from '../ui/Button/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { SelectField, TextField } from '../ui/Field/Field.tsx';
import { ScreenHead } from '../ui/Heading/ScreenHead.tsx';
import { Loading } from '../ui/Loading/Loading.tsx';
import { Panel } from '../ui/Panel/Panel.tsx';
import parts from '../ui/Parts/Parts.module.css';
import { NoPermission } from '../ui/Refusal/NoPermission.tsx';
import { ActRefused, AnswerRefused } from '../ui/Refusal/RefusedBand.tsx';
import { useTitle } from '../ui/use-title.ts';
import { momentInWords, untilInWords } from '../words/moments.ts';
import { counted } from '../words/numbers.ts';
import styles from '../you/YouScreen.module.css';

const roleWord = { member: 'Member', administrator: 'Administrator' } as const;

/** People of the desk and their invitations; for administrators. */
export function ColleaguesScreen() {
  useTitle('Colleagues');
  const { data, error, refetch } = useAnswer('colleagues', {});
  const [isInviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<Answer<'invite'>>();
  if (error?.refusal.code === 'no-permission')
    return <NoPermission administrators={error.refusal.administrators} />;
  return (
    <>
      <ScreenHead
        title="Colleagues"
        note="The last administrator cannot be removed. Where none is left who can sign in, the command line makes a link: npm run enquiries -- desk recover NAME."
        tools={
          <>
            <Button look="go" onClick={() => setInviting(true)}>
              Invite a colleague …
            </Button>
            <ButtonLink to="/colleagues/acts">Record of acts</ButtonLink>
          </>
        }
      />
      {error && <AnswerRefused refused={error} again={() => void refetch()} />}
      {!data && !error && <Loading rows={4} />}
      {data && (
        <>
          <section className={classNames(parts.part, styles.part)}>
            <h2>People</h2>
            <ul>
              {data.colleagues.map((colleague) => (
                <ColleagueRow key={colleague.id} colleague={colleague} onInvited={setInvited} />
              ))}
            </ul>
          </section>
          <Invitations invitations={data.invitations} />
        </>
      )}
      <InvitePanel
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        onInvited={(answer) => {
          setInviting(false);
          setInvited(answer);
        }}
      />
      <LinkPanel invited={invited} onClose={() => setInvited(undefined)} />
    </>
  );
}

function ColleagueRow({
  colleague,
  onInvited,
}: {
  colleague: Colleague;
  onInvited: (answer: Answer<'invite'>) => void;
}) {
  const { id, version, name, role, state, passkeys, lastSeenAtMs } = colleague;
  const { me } = useRoom();
  const nowMs = useNowMs();
  const [isOpen, setOpen] = useState(false);
  const change = useAct('changeColleague');
  const remove = useAct('removeColleague', { onDone: () => setOpen(false) });
  const again = useAct('inviteAgain', {
    onDone: (answer) => {
      setOpen(false);
      onInvited(answer);
    },
  });
  const removePasskey = useAct('removeColleaguePasskey');
  return (
    <li className={styles.row}>
      <div>
        <b>{name}</b> <span className="soft">{roleWord[role]}</span>
        <p className="note">
          {state === 'removed'
            ? 'Removed; the name stays beside their acts'
            : `${counted(passkeys.length, 'passkey')}${lastSeenAtMs === null ? ', never signed in' : `, last seen ${momentInWords(lastSeenAtMs, nowMs)}`}`}
        </p>
      </div>
      {state !== 'removed' && id !== me.id && (
        <Button aria-label={`Change ${name}`} onClick={() => setOpen(true)}>
          Change …
        </Button>
      )}
      <Panel title={name} isOpen={isOpen} onClose={() => setOpen(false)}>
        {[change, remove, again, removePasskey].map((act, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the acts never change their order
          <StaleOrRefused key={index} act={act} refresh={() => undefined} safe="Nothing was changed." />
        ))}
        <div className={styles.buttons}>
          <Button
            onClick={() =>
              change.press({
                params: { colleague: id },
                body: { version, name, role: role === 'member' ? 'administrator' : 'member' },
              })
            }
          >
            Make {role === 'member' ? 'an administrator' : 'a member'}
          </Button>
          <Button onClick={() => again.press({ params: { colleague: id }, body: {} })}>
            New invitation: the device is lost
          </Button>
        </div>
        <section className={classNames(parts.part, styles.part)}>
          <h2>Passkeys</h2>
          <ul>
            {passkeys.map((passkey) => (
              <li key={passkey.id} className={styles.row}>
                <div>
                  {passkey.name}
                  <p className="note">
                    {passkey.device}
                    {passkey.lastUsedAtMs !== null &&
                      `, last used ${momentInWords(passkey.lastUsedAtMs, nowMs)}`}
                  </p>
                </div>
                <Button
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => removePasskey.press({ params: { colleague: id, passkey: passkey.id } })}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          {passkeys.length === 0 && <p className="note">None.</p>}
        </section>
        <section className={classNames(parts.part, styles.part)}>
          <h2>Remove</h2>
          <p className="note">
            Signed out everywhere at once, every passkey removed. What they did stays in the record.
          </p>
          <Button onClick={() => remove.press({ params: { colleague: id }, body: { version } })}>
            Remove {name}
          </Button>
        </section>
      </Panel>
    </li>
  );
}

function Invitations({ invitations }: { invitations: Answer<'colleagues'>['invitations'] }) {
  const nowMs = useNowMs();
  const withdraw = useAct('withdrawInvitation');
  return (
    <section className={classNames(parts.part, styles.part)}>
      <h2>Open invitations</h2>
      <ActRefused act={withdraw} safe="The invitation is as it was." />
      {invitations.length === 0 && <p className="note">None.</p>}
      <ul>
        {invitations.map(({ id, colleague, role, expiresAtMs }) => (
          <li key={id} className={styles.row}>
            <div>
              <b>{colleague.name}</b> <span className="soft">{roleWord[role]}</span>
              <p className="note">Works until {untilInWords(expiresAtMs, nowMs)}</p>
            </div>
            <Button
              aria-label={`Take back the invitation of ${colleague.name}`}
              onClick={() => withdraw.press({ params: { invitation: id } })}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type InvitePanelProps = {
  isOpen: boolean;
  onClose: () => void;
  onInvited: (answer: Answer<'invite'>) => void;
};

function InvitePanel({ isOpen, onClose, onInvited }: InvitePanelProps) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('member');
  const [hasTried, setTried] = useState(false);
  const invite = useAct('invite', {
    onDone: (answer) => {
      setName('');
      setTried(false);
      onInvited(answer);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim()) invite.press({ body: { name: name.trim(), role } });
  };
  return (
    <Panel title="Invite a colleague" isOpen={isOpen} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <ActRefused act={invite} safe="Nobody was invited." />
        <TextField
          label="Name"
          hint="As it stands beside what they do"
          value={name}
          maxLength={100}
          onChange={({ target }) => setName(target.value)}
          error={hasTried && !name.trim() ? 'Write a name' : undefined}
        />
        <SelectField label="Role" value={role} onChange={({ target }) => setRole(target.value as Role)}>
          <option value="member">Member: answers, and looks after sessions</option>
          <option value="administrator">Administrator: also invites, gives copies and erases</option>
        </SelectField>
        <Button look="go" type="submit">
          Make the invitation
        </Button>
      </form>
    </Panel>
  );
}

function LinkPanel({ invited, onClose }: { invited: Answer<'invite'> | undefined; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(invited?.url ?? '');
    setCopied(true);
  };
  return (
    <Panel
      title={`Invitation for ${invited?.invitation.colleague.name ?? ''}`}
      isOpen={invited !== undefined}
      onClose={() => {
        setCopied(false);
        onClose();
      }}
    >
      <p>Send this link by a way that only they read. It works once, for an hour, and is shown only now.</p>
      <TextField label="Link" value={invited?.url ?? ''} readOnly onFocus={({ target }) => target.select()} />
      <div className={styles.buttons}>
        <Button look="go" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy the link'}
        </Button>
      </div>
    </Panel>
  );
}
