import {
  type Colleague,
  endCalendar,
  findColleague,
  makeCalendar,
  setKeysOff,
} from '../../../intake/src/desk-store/colleagues.ts';
import { endSession, listSessionsOf } from '../../../intake/src/desk-store/desk-sessions.ts';
import {
  addPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '../../../intake/src/desk-store/passkeys.ts';
import { deskKeys } from '../../contract/room.ts';
import type { Desk, Visitor } from '../desk.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../serve.ts';
import { creationOptions, madePasskey } from '../sign-in/passkeys.ts';
import { clearSessionCookie } from '../sign-in/visitor.ts';

/** A colleague's own passkeys, sessions, keys and calendar. */
export const youHandlers: Handlers<
  | 'you'
  | 'passkeyOptions'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'endSession'
  | 'setKeys'
  | 'makeCalendar'
  | 'endCalendar'
> = {
  you: ({ desk, visitor }) => own(desk, visitor),

  async passkeyOptions({ desk, visitor: { colleague } }) {
    return { options: await creationOptions(desk, colleague, `passkey ${colleague.id}`) };
  },

  async addPasskey({ desk, body, visitor, nowMs }) {
    const { id } = visitor.colleague;
    const made = await madePasskey(desk, body.credential, `passkey ${id}`);
    await desk.database.transaction((queries) =>
      addPasskey(queries, { ...made, colleague: id, name: body.passkeyName, addedAtMs: nowMs }, body.actKey),
    );
    return own(desk, visitor);
  },

  async renamePasskey({ desk, params, body, visitor, nowMs }) {
    const passkey = { id: params.passkey, colleague: visitor.colleague.id, name: body.name };
    await desk.database.transaction((queries) =>
      renamePasskey(queries, passkey, { atMs: nowMs, actKey: body.actKey }),
    );
    return own(desk, visitor);
  },

  async removePasskey({ desk, params, visitor, reply, nowMs }) {
    const { id } = visitor.colleague;
    await removePasskey(desk.database, { id: params.passkey, colleague: id }, { by: id, atMs: nowMs });
    if (params.passkey === visitor.session.passkey) clearSessionCookie(reply);
    return own(desk, visitor);
  },

  async endSession({ desk, params, visitor, reply, nowMs }) {
    const session = { id: params.deskSession, colleague: visitor.colleague.id };
    const isEnded = await desk.database.transaction((queries) =>
      endSession(queries, session, 'session-ended', nowMs),
    );
    if (!isEnded) throw new Refusal({ code: 'not-found' });
    if (session.id === visitor.session.id) clearSessionCookie(reply);
    return own(desk, visitor);
  },

  async setKeys({ desk, body, visitor, nowMs }) {
    await desk.database.transaction((queries) =>
      setKeysOff(queries, visitor.colleague.id, body.keysOff, nowMs),
    );
    return own(desk, visitor);
  },

  async makeCalendar({ desk, body, visitor, nowMs }) {
    const by = visitor.colleague.id;
    const token = await desk.database.transaction((queries) =>
      makeCalendar(queries, { by, atMs: nowMs, actKey: body.actKey }),
    );
    return { url: `${desk.house.desk.url}/calendar/${token}.ics` };
  },

  async endCalendar({ desk, visitor, nowMs }) {
    const by = visitor.colleague.id;
    await desk.database.transaction((queries) => endCalendar(queries, { by, atMs: nowMs }));
    return own(desk, visitor);
  },
};

/** A passkey as its owner and an administrator see it. */
export function shownPasskey({ id, name, isSynced, addedAtMs, lastUsedAtMs }: Passkey) {
  return {
    id,
    name,
    device: isSynced ? 'Kept in a password manager' : 'On one device only',
    addedAtMs,
    lastUsedAtMs: lastUsedAtMs ?? null,
  };
}

async function own(desk: Desk, { colleague: visitor, session }: Visitor) {
  const colleague = (await findColleague(desk.database, visitor.id)) ?? visitor;
  const passkeys = await listPasskeys(desk.database, colleague.id);
  const names = new Map(passkeys.map(({ id, name }) => [id, name]));
  const sessions = await listSessionsOf(desk.database, colleague.id, desk.now());
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
    keysOff: keysOffOf(colleague),
    calendarMadeAtMs: colleague.calendarMadeAtMs ?? null,
  };
}

function keysOffOf({ keysOff }: Colleague) {
  return deskKeys.filter((key) => keysOff.includes(key));
}
