import { DomainError, notFound } from '@vanda/desk-api/failures';
import type { staffRoutes } from '@vanda/desk-api/staff';
import type { Queries } from '../../../platform/database/database.ts';
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
  colleagues: ({ desk }) => everybody(desk),

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
      await inviteAgain(desk.database, params.colleague, 'invitation', commandOf(context)),
    );
  },

  async withdrawInvitation({ desk, params, currentUser, nowMs }) {
    await desk.database.transaction(async (queries) => {
      const target = await deleteInvitation(queries, params.invitation);
      if (target === undefined) throw notFound();
      const by = currentUser.colleague.id;
      await recordCommand(queries, { by, kind: 'invitation-withdrawn', target, atMs: nowMs });
    });
    return everybody(desk);
  },

  changeStaffMember: (context) =>
    administer(context, 'colleague-changed', (queries, id) =>
      updateStaffMember(queries, { ...context.body, id }),
    ),

  removeStaffMember: (context) =>
    administer(context, 'colleague-removed', (queries, id) => removeStaffMember(queries, id, context.nowMs)),

  async removeStaffPasskey({ desk, params, currentUser, nowMs }) {
    const passkey = { id: params.passkey, colleague: params.colleague };
    await removePasskey(desk.database, passkey, { by: currentUser.colleague.id, atMs: nowMs });
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

async function administer(
  context: Parameters<Handler<'removeStaffMember'>>[0],
  kind: CommandKind,
  work: (queries: Queries, id: string) => Promise<void>,
) {
  const { desk, params, body } = context;
  const { colleague: id } = params;
  await desk.database.transaction(async (queries) => {
    if (!(await recordCommand(queries, { ...commandOf(context), kind, target: id }))) return;
    await lockAdministrators(queries);
    if (!(await raiseStaffVersion(queries, { id, version: body.version }))) {
      const colleague = await findStaffMember(queries, id);
      if (!colleague || colleague.state === 'removed') throw notFound();
      throw new DomainError({ code: 'stale', version: colleague.version, changes: [] });
    }
    await work(queries, id);
    await keepAnAdministrator(queries);
  });
  return everybody(desk);
}

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
  if (!colleague) throw notFound();
  return {
    invitation: shownInvitation(invitation, colleague),
    url: `${desk.services.desk.url}/welcome#${token}`,
  };
}

function shownInvitation({ id, expiresAtMs }: Invitation, { id: colleague, name, role }: StaffMember) {
  return { id, colleague: { id: colleague, name }, role, expiresAtMs };
}
