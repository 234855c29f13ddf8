import { type Role, roles } from '@vanda/desk-api/common';
import type { ResponseOf } from '@vanda/desk-api/routes';
import type { StaffMember } from '@vanda/desk-api/staff';
import { counted } from '@vanda/forms/plural';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { useBootstrap, useCommand, useNowMs, useResponse } from '../api/hooks.ts';
import { formatDeadline, formatMoment } from '../messages/dates.ts';
import { roleNames, roleTasks } from '../messages/names.ts';
import { CommandFailed, QueryStatus } from '../ui/alerts.tsx';
import { CopyField, SelectField, TextField, useValues } from '../ui/form.tsx';
import { FormPanel, Panel } from '../ui/Panel/panels.tsx';
import { NoPermission } from '../ui/refusals.tsx';
import { ButtonLink, ListSection, ScreenHead, Section, SectionItem, useTitle } from '../ui/screen.tsx';

export function StaffScreen() {
  useTitle('Colleagues');
  const query = useResponse('staffMembers', {});
  const { data, error } = query;
  const [isInviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<ResponseOf<'invite'>>();
  if (error?.failure.code === 'no-permission')
    return <NoPermission administrators={error.failure.administrators} />;
  return (
    <>
      <ScreenHead
        title="Colleagues"
        note="The last administrator cannot be removed. Where none is left who can sign in, the command line makes a link: npm run enquiries -- desk recover NAME."
        tools={
          <>
            <Button variant="primary" onClick={() => setInviting(true)}>
              Invite a colleague …
            </Button>
            <ButtonLink to="/staff/audit-log">Record of acts</ButtonLink>
          </>
        }
      />
      <QueryStatus query={query} rows={4} />
      {data && (
        <>
          <ListSection title="People" items={data.staffMembers}>
            {(staffMember) => (
              <StaffRow key={staffMember.id} staffMember={staffMember} onInvited={setInvited} />
            )}
          </ListSection>
          <Invitations invitations={data.invitations} />
        </>
      )}
      <InvitePanel
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        onInvited={(response) => {
          setInviting(false);
          setInvited(response);
        }}
      />
      <LinkPanel invited={invited} onClose={() => setInvited(undefined)} />
    </>
  );
}

type StaffRowProps = { staffMember: StaffMember; onInvited: (response: ResponseOf<'invite'>) => void };

function StaffRow({ staffMember, onInvited }: StaffRowProps) {
  const { id, version, name, role, status, passkeys, lastSeenAtMs } = staffMember;
  const { me } = useBootstrap();
  const nowMs = useNowMs();
  const [isOpen, setOpen] = useState(false);
  const [newRole, setNewRole] = useState(role);
  const { press, ...command } = useCommand();
  const params = { staffMember: id };
  const inviteAgain = () =>
    press('inviteAgain', { params, body: {} }, (response) => {
      setOpen(false);
      onInvited(response);
    });
  return (
    <SectionItem
      name={name}
      beside={roleNames[role]}
      note={
        status === 'removed'
          ? 'Removed; the name stays beside their acts'
          : `${counted(passkeys.length, 'passkey')}${lastSeenAtMs === null ? ', never signed in' : `, last seen ${formatMoment(lastSeenAtMs, nowMs)}`}`
      }
    >
      {status !== 'removed' && id !== me.id && (
        <Button aria-label={`Change ${name}`} onClick={() => setOpen(true)}>
          Change …
        </Button>
      )}
      <Panel title={name} isOpen={isOpen} onClose={() => setOpen(false)}>
        <CommandFailed command={command} safe="Nothing was changed." />
        <RoleField value={newRole} onChange={setNewRole} />
        <div className="buttons">
          <Button
            aria-disabled={newRole === role}
            onClick={() => {
              if (newRole !== role)
                press('changeStaffMember', { params, body: { version, name, role: newRole } });
            }}
          >
            Change the role
          </Button>
          {passkeys.length === 0 && <Button onClick={inviteAgain}>New invitation</Button>}
        </div>
        {passkeys.length > 0 && (
          <p className="note">A device is lost? Remove its passkey; then a new invitation can be made.</p>
        )}
        <ListSection title="Passkeys" items={passkeys}>
          {({ id: passkey, name, device, lastUsedAtMs }) => (
            <SectionItem
              key={passkey}
              name={name}
              note={`${device}${lastUsedAtMs === null ? '' : `, last used ${formatMoment(lastUsedAtMs, nowMs)}`}`}
            >
              <Button
                aria-label={`Remove ${name}`}
                onClick={() => press('removeStaffPasskey', { params: { ...params, passkey } })}
              >
                Remove
              </Button>
            </SectionItem>
          )}
        </ListSection>
        <Section title="Remove">
          <p className="note">
            They are signed out everywhere at once, and every passkey is removed. What they did stays in the
            record.
          </p>
          <Button
            onClick={() => press('removeStaffMember', { params, body: { version } }, () => setOpen(false))}
          >
            Remove {name}
          </Button>
        </Section>
      </Panel>
    </SectionItem>
  );
}

function Invitations({ invitations }: { invitations: ResponseOf<'staffMembers'>['invitations'] }) {
  const nowMs = useNowMs();
  const withdraw = useCommand();
  return (
    <>
      <CommandFailed command={withdraw} safe="The invitation is as it was." />
      <ListSection title="Open invitations" items={invitations}>
        {({ id, staffMember, role, expiresAtMs }) => (
          <SectionItem
            key={id}
            name={staffMember.name}
            beside={roleNames[role]}
            note={`Works until ${formatDeadline(expiresAtMs, nowMs)}`}
          >
            <Button
              aria-label={`Take back the invitation of ${staffMember.name}`}
              onClick={() => withdraw.press('withdrawInvitation', { params: { invitation: id } })}
            >
              Take back
            </Button>
          </SectionItem>
        )}
      </ListSection>
    </>
  );
}

type InvitePanelProps = {
  isOpen: boolean;
  onClose: () => void;
  onInvited: (response: ResponseOf<'invite'>) => void;
};

function InvitePanel({ isOpen, onClose, onInvited }: InvitePanelProps) {
  const { values, set, field } = useValues({ name: '', role: 'member' as Role });
  const [hasTried, setTried] = useState(false);
  const invite = useCommand();
  const name = values.name.trim();
  const submit = () => {
    setTried(true);
    if (!name) return;
    invite.press('invite', { body: { ...values, name } }, (response) => {
      set({ name: '' });
      setTried(false);
      onInvited(response);
    });
  };
  return (
    <FormPanel
      title="Invite a colleague"
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={submit}
      submit="Make the invitation"
      failing={{ command: invite, safe: 'Nobody was invited.' }}
    >
      <TextField
        label="Name"
        hint="As it stands beside what they do"
        maxLength={100}
        {...field('name')}
        error={hasTried && !name ? 'Write a name' : undefined}
      />
      <RoleField value={values.role} onChange={(role) => set({ role })} />
    </FormPanel>
  );
}

function RoleField({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  const { hasContent } = useBootstrap();
  // Without a content area the role of editor is not offered.
  const offered = roles.filter((role) => hasContent || role === value || !role.includes('editor'));
  return (
    <SelectField
      label="Role"
      value={value}
      options={offered.map((role) => ({ value: role, label: `${roleNames[role]}: ${roleTasks[role]}` }))}
      onChange={({ target }) => onChange(target.value as Role)}
    />
  );
}

const LinkPanel = ({
  invited,
  onClose,
}: {
  invited: ResponseOf<'invite'> | undefined;
  onClose: () => void;
}) => (
  <Panel
    title={`Invitation for ${invited?.invitation.staffMember.name ?? ''}`}
    isOpen={invited !== undefined}
    onClose={onClose}
  >
    <p>Send this link by a way that only they read. It works once, for an hour, and is shown only now.</p>
    <CopyField label="Link" value={invited?.url ?? ''} button="Copy the link" />
  </Panel>
);
