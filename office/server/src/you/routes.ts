import { notFound } from '@vanda/desk-api/failures';
import type { youRoutes } from '@vanda/desk-api/staff';
import { type CurrentUser, commandOf, type Desk } from '../desk.ts';
import type { Handlers } from '../serve.ts';
import { clearSessionCookie } from '../sign-in/current-user.ts';
import { creationOptions, madePasskey } from '../sign-in/passkeys.ts';
import { recordCommand } from '../store/audit-log.ts';
import { endSession, listSessionsOf } from '../store/login-sessions.ts';
import {
  acknowledgePasskey,
  addPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
} from '../store/passkeys.ts';
import { findStaffMember, newToken, once, storeCalendar, storeKeysOff } from '../store/staff-members.ts';

export const youHandlers: Handlers<Exclude<keyof typeof youRoutes, 'calendar'>> = {
  you: ({ desk, currentUser }) => own(desk, currentUser),

  async passkeyOptions({ desk, currentUser: { staffMember } }) {
    return { options: await creationOptions(desk, staffMember, `passkey ${staffMember.id}`) };
  },

  async addPasskey({ desk, body, currentUser, nowMs }) {
    const { id } = currentUser.staffMember;
    const made = await madePasskey(desk, body.credential, `passkey ${id}`);
    await desk.database.transaction((queries) =>
      addPasskey(
        queries,
        { ...made, staffMember: id, name: body.passkeyName, addedAtMs: nowMs, linkedBy: null },
        body.idempotencyKey,
      ),
    );
    return own(desk, currentUser);
  },

  async removePasskey({ desk, params, currentUser, reply, nowMs }) {
    const { id } = currentUser.staffMember;
    await removePasskey(desk.database, { id: params.passkey, staffMember: id }, { by: id, atMs: nowMs });
    if (params.passkey === currentUser.session.passkey) clearSessionCookie(reply);
    return own(desk, currentUser);
  },

  async acknowledgePasskey({ desk, params, currentUser, nowMs }) {
    if (!(await acknowledgePasskey(desk.database, params.passkey, currentUser.session, nowMs)))
      throw notFound();
    return { isDone: true };
  },

  async endSession({ desk, params, currentUser, reply, nowMs }) {
    const session = { id: params.loginSession, staffMember: currentUser.staffMember.id };
    const isEnded = await desk.database.transaction((queries) =>
      endSession(queries, session, 'session-ended', nowMs),
    );
    if (!isEnded) throw notFound();
    if (session.id === currentUser.session.id) clearSessionCookie(reply);
    return own(desk, currentUser);
  },

  async setKeys({ desk, body, currentUser, nowMs }) {
    const { id } = currentUser.staffMember;
    await desk.database.transaction(async (queries) => {
      await storeKeysOff(queries, id, body.keysOff);
      await recordCommand(queries, { by: id, kind: 'keys-changed', atMs: nowMs });
    });
    return own(desk, currentUser);
  },

  async makeCalendar(context) {
    const { desk } = context;
    const command = commandOf(context);
    const token = newToken();
    await desk.database.transaction(async (queries) => {
      await once(queries, { ...command, kind: 'calendar-made' });
      await storeCalendar(queries, token, command);
    });
    return { url: `${desk.services.desk.url}/calendar/${token}.ics` };
  },
};

export const shownPasskey = ({ id, name, isSynced, addedAtMs, lastUsedAtMs }: Passkey) => ({
  id,
  name,
  device: isSynced ? 'Kept in a password manager' : 'On one device only',
  addedAtMs,
  lastUsedAtMs,
});

async function own(desk: Desk, { staffMember: currentUser, session }: CurrentUser) {
  const staffMember = (await findStaffMember(desk.database, currentUser.id)) ?? currentUser;
  const passkeys = await listPasskeys(desk.database, staffMember.id);
  const names = new Map(passkeys.map(({ id, name }) => [id, name]));
  const sessions = await listSessionsOf(desk.database, staffMember.id, desk.now());
  return {
    passkeys: passkeys.map((passkey) => ({
      ...shownPasskey(passkey),
      isUsedNow: passkey.id === session.passkey,
    })),
    sessions: sessions.map(({ id, passkey, signedInAtMs, lastSeenAtMs }) => ({
      id,
      passkeyName: names.get(passkey) ?? '',
      signedInAtMs,
      lastSeenAtMs,
      isThis: id === session.id,
    })),
    keysOff: staffMember.keysOff,
  };
}
