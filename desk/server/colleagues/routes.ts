import type * as z from 'zod';
import { listActs } from '../../../intake/src/desk-store/acts.ts';
import {
  type Administration,
  changeColleague,
  type Invitation,
  inviteAgain,
  inviteNew,
  listColleagues,
  openInvitations,
  removeColleague,
  withdrawInvitation,
} from '../../../intake/src/desk-store/colleagues.ts';
import { listPasskeys, removePasskey } from '../../../intake/src/desk-store/passkeys.ts';
import { type ActKind, actKinds, type invitationSchema } from '../../contract/colleagues.ts';
import { cutPage, pageOf } from '../cursor.ts';
import type { Desk } from '../desk.ts';
import { actorOf, namesOf } from '../names.ts';
import type { Handlers } from '../serve.ts';
import { shownPasskey } from '../you/routes.ts';

/** Who works at the desk, invitations, and the record of acts. */
export const colleagueHandlers: Handlers<
  | 'colleagues'
  | 'invite'
  | 'inviteAgain'
  | 'withdrawInvitation'
  | 'changeColleague'
  | 'removeColleague'
  | 'removeColleaguePasskey'
  | 'acts'
> = {
  colleagues: ({ desk }) => everybody(desk),

  async invite({ desk, body, visitor, nowMs }) {
    const administration = { by: visitor.colleague.id, atMs: nowMs, actKey: body.actKey };
    const made = await desk.database.transaction((queries) =>
      inviteNew(queries, { name: body.name, role: body.role, kind: 'invitation' }, administration),
    );
    return invited(desk, made);
  },

  async inviteAgain({ desk, params, body, visitor, nowMs }) {
    const administration = { by: visitor.colleague.id, atMs: nowMs, actKey: body.actKey };
    const made = await desk.database.transaction((queries) =>
      inviteAgain(queries, params.colleague, 'invitation', administration),
    );
    return invited(desk, made);
  },

  async withdrawInvitation({ desk, params, visitor, nowMs }) {
    await desk.database.transaction((queries) =>
      withdrawInvitation(queries, params.invitation, { by: visitor.colleague.id, atMs: nowMs }),
    );
    return everybody(desk);
  },

  async changeColleague({ desk, params, body, visitor, nowMs }) {
    const { name, role, version, actKey } = body;
    const administration: Administration = { by: visitor.colleague.id, atMs: nowMs, actKey };
    await changeColleague(desk.database, params.colleague, version, { name, role }, administration);
    return everybody(desk);
  },

  async removeColleague({ desk, params, body, visitor, nowMs }) {
    const administration = { by: visitor.colleague.id, atMs: nowMs, actKey: body.actKey };
    await removeColleague(desk.database, params.colleague, body.version, administration);
    return everybody(desk);
  },

  async removeColleaguePasskey({ desk, params, visitor, nowMs }) {
    const by = visitor.colleague.id;
    await removePasskey(
      desk.database,
      { id: params.passkey, colleague: params.colleague },
      { by, atMs: nowMs },
    );
    return everybody(desk);
  },

  async acts({ desk, query }) {
    const { after, limit, rows } = pageOf(query);
    const { acts, total } = await listActs(desk.database, { colleague: query.colleague, after, limit });
    const names = await namesOf(desk.database);
    const page = cutPage(acts, rows, ({ atMs, id }) => ({ atMs, key: id }));
    return {
      rows: page.rows.flatMap(({ id, atMs, by, kind: recorded, reference }) => {
        const kind = actKinds.find((known) => known === recorded);
        if (!kind) return [];
        const actor = actorOf(names, { kind: names.has(by) ? 'colleague' : 'rule', id: by });
        return [{ id, atMs, by: actor, kind, words: actWords[kind], reference: reference ?? null }];
      }),
      nextCursor: page.nextCursor,
      total,
    };
  },
};

async function everybody(desk: Desk) {
  const colleagues = await listColleagues(desk.database);
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
      lastSeenAtMs: lastSeenAtMs ?? null,
    })),
    invitations: invitations.flatMap((invitation) => {
      const colleague = colleagues.find(({ id }) => id === invitation.colleague);
      return colleague ? [shownInvitation(invitation, colleague)] : [];
    }),
  };
}

async function invited(desk: Desk, { invitation, token }: { invitation: Invitation; token: string }) {
  const colleague = (await listColleagues(desk.database)).find(({ id }) => id === invitation.colleague);
  return {
    invitation: shownInvitation(invitation, {
      id: invitation.colleague,
      name: colleague?.name ?? '',
      role: colleague?.role ?? 'member',
    }),
    url: `${desk.house.desk.url}/welcome#${token}`,
  };
}

function shownInvitation(
  { id, kind, madeAtMs, expiresAtMs }: Invitation,
  colleague: { readonly id: string; readonly name: string; readonly role: 'member' | 'administrator' },
): z.output<typeof invitationSchema> {
  return {
    id,
    kind,
    colleague: { id: colleague.id, name: colleague.name },
    role: colleague.role,
    madeAtMs,
    expiresAtMs,
  };
}

const actWords: Record<ActKind, string> = {
  'signed-in': 'Signed in',
  'signed-out': 'Signed out',
  'signed-out-everywhere': 'Signed out everywhere',
  'session-ended': 'Ended a session',
  'passkey-added': 'Passkey added',
  'passkey-renamed': 'Passkey renamed',
  'passkey-removed': 'Passkey removed',
  invited: 'Invitation made',
  'invitation-withdrawn': 'Invitation taken back',
  'colleague-joined': 'Joined by an invitation',
  'colleague-changed': 'Name or role changed',
  'colleague-removed': 'Colleague removed',
  'recovery-made': 'Recovery link made by command',
  'keys-changed': 'Keys changed',
  'calendar-made': 'Calendar address made',
  'calendar-ended': 'Calendar address ended',
  taken: 'Taken in hand',
  'given-back': 'Given back',
  closed: 'Closed',
  reopened: 'Opened again',
  noted: 'Note added',
  corrected: 'Details corrected',
  'receipt-again': 'Receipt sent again',
  'draft-saved': 'Draft saved',
  answered: 'Answered',
  'answer-undone': 'Answer taken back',
  'marked-answered': 'Marked as answered',
  released: 'Released',
  deleted: 'Suspected one deleted',
  'mail-retried': 'Mail tried again',
  'seat-confirmed': 'Seat confirmed',
  'seat-moved': 'Seat moved',
  'seat-substituted': 'Seat passed on',
  'seat-cancelled': 'Seat cancelled',
  'seat-offered': 'Seat offered',
  'seat-to-waiting': 'Put on the waiting list',
  'list-printed': 'Participants printed',
  'list-taken': 'Participants taken as CSV',
  'copy-given': 'Copy given',
  erased: 'Person erased',
};
