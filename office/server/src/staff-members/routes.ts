import { DomainError, notFound } from '@vanda/desk-api/failures';
import type { staffRoutes } from '@vanda/desk-api/staff';
import type { Queries } from '@vanda/server/office';
import { cutPage, pageOf } from '../cursor.ts';
import { commandOf, type Desk } from '../desk.ts';
import { type CommandKind, commandMessages } from '../messages.ts';
import type { Handler, Handlers } from '../serve.ts';
import { listAuditLog, recordCommand } from '../store/audit-log.ts';
import { listPasskeys, removePasskey } from '../store/passkeys.ts';
import {
  actorOf,
  deleteInvitation,
  findStaffMember,
  type Invitation,
  inviteAgain,
  inviteNew,
  keepAnAdministrator,
  listStaffMembers,
  lockAdministrators,
  namesOf,
  openInvitations,
  raiseStaffVersion,
  removeStaffMember,
  type StaffMember,
  staffName,
  updateStaffMember,
} from '../store/staff-members.ts';
import { shownPasskey } from '../you/routes.ts';

export const staffHandlers: Handlers<keyof typeof staffRoutes> = {
  staffMembers: ({ desk }) => everybody(desk),

  async invite(context) {
    const { desk, body } = context;
    const { name, role } = body;
    return invited(
      desk,
      await inviteNew(desk.database, { name, role, kind: 'invitation' }, commandOf(context)),
    );
  },

  async inviteAgain(context) {
    const { desk, params } = context;
    return invited(
      desk,
      await inviteAgain(desk.database, params.staffMember, 'invitation', commandOf(context)),
    );
  },

  async withdrawInvitation({ desk, params, currentUser, nowMs }) {
    await desk.database.transaction(async (queries) => {
      const target = await deleteInvitation(queries, params.invitation);
      if (target === undefined) throw notFound();
      const by = currentUser.staffMember.id;
      await recordCommand(queries, { by, kind: 'invitation-withdrawn', target, atMs: nowMs });
    });
    return everybody(desk);
  },

  changeStaffMember: (context) =>
    administer(context, 'staff-changed', (queries, id) =>
      updateStaffMember(queries, { ...context.body, id }),
    ),

  removeStaffMember: (context) =>
    administer(context, 'staff-removed', (queries, id) => removeStaffMember(queries, id, context.nowMs)),

  async removeStaffPasskey({ desk, params, currentUser, nowMs }) {
    const passkey = { id: params.passkey, staffMember: params.staffMember };
    await removePasskey(desk.database, passkey, { by: currentUser.staffMember.id, atMs: nowMs });
    return everybody(desk);
  },

  async auditLog({ desk, query }) {
    const { after, limit, rows } = pageOf(query);
    const { commands, total } = await listAuditLog(desk.database, query.staffMember, { after, limit });
    const names = await namesOf(desk.database);
    const page = cutPage(commands, rows, ({ atMs, id }) => ({ atMs, key: id }));
    return {
      rows: page.rows
        .filter(({ kind }) => kind in commandMessages)
        .map(({ id, atMs, by, kind, reference, target, subject }) => ({
          id,
          atMs,
          by: actorOf(names, { kind: names.has(by) ? 'staff' : 'rule', id: by }),
          kind,
          message: [commandMessages[kind as CommandKind], ...(subject === null ? [] : [subject])].join(': '),
          reference,
          target: target === null ? null : staffName(names, target),
        })),
      nextCursor: page.nextCursor,
      total,
    };
  },
};

async function administer(
  context: Parameters<Handler<'removeStaffMember'>>[0],
  kind: CommandKind,
  work: (queries: Queries, id: string) => Promise<void>,
) {
  const { desk, params, body } = context;
  const { staffMember: id } = params;
  await desk.database.transaction(async (queries) => {
    if (!(await recordCommand(queries, { ...commandOf(context), kind, target: id }))) return;
    await lockAdministrators(queries);
    if (!(await raiseStaffVersion(queries, { id, version: body.version }))) {
      const staffMember = await findStaffMember(queries, id);
      if (!staffMember || staffMember.status === 'removed') throw notFound();
      throw new DomainError({ code: 'stale', version: staffMember.version, changes: [] });
    }
    await work(queries, id);
    await keepAnAdministrator(queries);
  });
  return everybody(desk);
}

async function everybody(desk: Desk) {
  const staffMembers = await listStaffMembers(desk.database);
  const passkeys = Map.groupBy(await listPasskeys(desk.database), ({ staffMember }) => staffMember);
  const invitations = await openInvitations(desk.database, desk.now());
  return {
    staffMembers: staffMembers.map(({ id, version, name, role, status, lastSeenAtMs }) => ({
      id,
      version,
      name,
      role,
      status,
      passkeys: (passkeys.get(id) ?? []).map(shownPasskey),
      lastSeenAtMs,
    })),
    invitations: invitations.flatMap((invitation) => {
      const staffMember = staffMembers.find(({ id }) => id === invitation.staffMember);
      return staffMember ? [shownInvitation(invitation, staffMember)] : [];
    }),
  };
}

async function invited(desk: Desk, { invitation, token }: { invitation: Invitation; token: string }) {
  const staffMember = await findStaffMember(desk.database, invitation.staffMember);
  if (!staffMember) throw notFound();
  return {
    invitation: shownInvitation(invitation, staffMember),
    url: `${desk.services.desk.url}/welcome#${token}`,
  };
}

const shownInvitation = ({ id, expiresAtMs }: Invitation, { id: staffMember, name, role }: StaffMember) => ({
  id,
  staffMember: { id: staffMember, name },
  role,
  expiresAtMs,
});
