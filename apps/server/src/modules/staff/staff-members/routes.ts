import type { staffRoutes } from '@vanda/desk-api/staff';
import { cutPage, pageOf } from '../cursor.ts';
import { commandOf, type Desk } from '../desk.ts';
import { DomainError } from '../domain-error.ts';
import { type CommandKind, commandMessages } from '../messages.ts';
import type { Handlers } from '../serve.ts';
import { listAuditLog } from '../store/audit-log.ts';
import { listPasskeys, removePasskey } from '../store/passkeys.ts';
import {
  actorOf,
  changeStaffMember,
  findStaffMember,
  type Invitation,
  inviteAgain,
  inviteNew,
  listStaffMembers,
  namesOf,
  openInvitations,
  removeStaffMember,
  type StaffMember,
  staffName,
  withdrawInvitation,
} from '../store/staff-members.ts';
import { shownPasskey } from '../you/routes.ts';

export const staffHandlers: Handlers<keyof typeof staffRoutes> = {
  colleagues: ({ desk }) => everybody(desk),

  async invite(context) {
    const { desk, body } = context;
    const made = await desk.database.transaction((queries) =>
      inviteNew(queries, { name: body.name, role: body.role, kind: 'invitation' }, commandOf(context)),
    );
    return invited(desk, made);
  },

  async inviteAgain(context) {
    const { desk, params } = context;
    const made = await desk.database.transaction((queries) =>
      inviteAgain(queries, params.colleague, 'invitation', commandOf(context)),
    );
    return invited(desk, made);
  },

  async withdrawInvitation({ desk, params, currentUser, nowMs }) {
    await desk.database.transaction((queries) =>
      withdrawInvitation(queries, params.invitation, { by: currentUser.colleague.id, atMs: nowMs }),
    );
    return everybody(desk);
  },

  async changeStaffMember(context) {
    const { desk, params, body } = context;
    const { name, role, version } = body;
    await changeStaffMember(desk.database, params.colleague, version, { name, role }, commandOf(context));
    return everybody(desk);
  },

  async removeStaffMember(context) {
    const { desk, params, body } = context;
    await removeStaffMember(desk.database, params.colleague, body.version, commandOf(context));
    return everybody(desk);
  },

  async removeStaffPasskey({ desk, params, currentUser, nowMs }) {
    const by = currentUser.colleague.id;
    await removePasskey(
      desk.database,
      { id: params.passkey, colleague: params.colleague },
      { by, atMs: nowMs },
    );
    return everybody(desk);
  },

  async auditLog({ desk, query }) {
    const { after, limit, rows } = pageOf(query);
    const { commands, total } = await listAuditLog(desk.database, query.colleague, { after, limit });
    const names = await namesOf(desk.database);
    const page = cutPage(commands, rows, ({ atMs, id }) => ({ atMs, key: id }));
    return {
      rows: page.rows
        .filter(({ kind }) => kind in commandMessages)
        .map(({ id, atMs, by, kind, reference, target, subject }) => ({
          id,
          atMs,
          by: actorOf(names, { kind: names.has(by) ? 'colleague' : 'rule', id: by }),
          kind,
          words: [commandMessages[kind as CommandKind], ...(subject === null ? [] : [subject])].join(': '),
          reference,
          target: target === null ? null : staffName(names, target),
        })),
      nextCursor: page.nextCursor,
      total,
    };
  },
};

async function everybody(desk: Desk) {
  const colleagues = await listStaffMembers(desk.database);
  const passkeys = Map.groupBy(await listPasskeys(desk.database), ({ colleague }) => colleague);
  const invitations = await openInvitations(desk.database, desk.now());
  return {
    colleagues: colleagues.map(({ id, version, name, role, state, lastSeenAtMs }) => ({
      id,
      version,
      name,
      role,
      state,
      passkeys: (passkeys.get(id) ?? []).map(shownPasskey),
      lastSeenAtMs,
    })),
    invitations: invitations.flatMap((invitation) => {
      const colleague = colleagues.find(({ id }) => id === invitation.colleague);
      return colleague ? [shownInvitation(invitation, colleague)] : [];
    }),
  };
}

async function invited(desk: Desk, { invitation, token }: { invitation: Invitation; token: string }) {
  const colleague = await findStaffMember(desk.database, invitation.colleague);
  if (!colleague) throw new DomainError({ code: 'not-found' });
  return {
    invitation: shownInvitation(invitation, colleague),
    url: `${desk.services.desk.url}/welcome#${token}`,
  };
}

function shownInvitation(
  { id, kind, madeAtMs, expiresAtMs }: Invitation,
  { id: colleague, name, role }: StaffMember,
) {
  return { id, kind, colleague: { id: colleague, name }, role, madeAtMs, expiresAtMs };
}
