import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inviteAgain, inviteNew } from '../src/store/staff-members.ts';
import { type Authenticator, createAuthenticator } from './support/authenticator.ts';
import { acceptInvitation, type Browser, deskUrl, signIn, startDesk, type TestDesk } from './support/desk.ts';

const minuteMs = 60_000;
const wrongSignature = Buffer.from('3006020101020101', 'hex');
let desk: TestDesk;

beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.close());

const byCommand = () => ({ by: 'command-line', atMs: desk.clock.now() });
const invite = (name: string, kind: 'invitation' | 'first' = 'invitation') =>
  inviteNew(desk.service.store.database, { name, role: 'administrator', kind }, byCommand());

const idOf = async (browser: Browser): Promise<string> => (await browser.ask('bootstrap')).body.me.id;
const staffMember = async (browser: Browser, name: string) =>
  (await browser.ask('staffMembers')).body.staffMembers.find((one: { name: string }) => one.name === name);

describe('signing in', () => {
  it('a passkey signs in, with a cookie that no script and no other site gets', async () => {
    const rachel = await desk.signedIn();
    const browser = desk.browser();
    const response = await signIn(browser, rachel.device);
    expect(response.status).toBe(200);
    const { me } = (await browser.ask('bootstrap')).body;
    expect(me).toMatchObject({ name: 'Rachel Koh', role: 'administrator' });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-desk=[\w-]{43};/);
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(part);
    expect(cookie).not.toMatch(/Domain|Max-Age|Expires/);
  });

  it.each([
    ['another origin', { origin: 'https://desk.evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['a challenge that was never made', { challenge: Buffer.from('made up').toString('base64url') }],
    ['a person who was not verified', { isVerified: false }],
    ['the user handle of another person', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['a wrong signature', { signature: wrongSignature }],
  ])('refuses %s, in the words for an unknown passkey', async (_what, falsified) => {
    const rachel = await desk.signedIn();
    const browser = desk.browser();
    const forged = await signIn(browser, rachel.device, falsified);
    const unknown = await signIn(browser, createAuthenticator(deskUrl));
    desk.clock.advance(6 * minuteMs);
    expect(forged.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect({ ...forged.body, nowMs: 0 }).toEqual({ ...unknown.body, nowMs: 0 });
    expect(browser.cookie).toBe('');
  });

  it('does the same work for an unknown passkey as for a known one', async () => {
    const rachel = await desk.signedIn();
    const { database } = desk.service.store;
    const workFor = async (device: Authenticator) => {
      const options = (await desk.browser().ask('signInOptions')).body.options;
      const credential = device.sign(options, { signature: wrongSignature });
      const asked = vi.spyOn(database, 'all');
      const ran = vi.spyOn(database, 'run');
      const verified = vi.spyOn(crypto.subtle, 'verify');
      const response = await desk.browser().ask('signIn', { body: { credential } });
      const sql = [...asked.mock.calls, ...ran.mock.calls].map(([text]) => text);
      const work = { sql, verified: verified.mock.calls.length, text: { ...response.body, nowMs: 0 } };
      vi.restoreAllMocks();
      return work;
    };
    const known = await workFor(rachel.device);
    expect(known.sql.length).toBeGreaterThan(0);
    expect(known.verified).toBe(1);
    expect(await workFor(createAuthenticator(deskUrl))).toEqual(known);
    desk.clock.advance(6 * minuteMs);
  });

  it('rejects a replayed response, and a late one', async () => {
    const rachel = await desk.signedIn();
    const browser = desk.browser();
    const { body } = await browser.ask('signInOptions');
    const credential = rachel.device.sign(body.options);
    expect((await browser.ask('signIn', { body: { credential } })).status).toBe(200);
    expect((await desk.browser().ask('signIn', { body: { credential } })).body.code).toBe('passkey-refused');
    const late = (await browser.ask('signInOptions')).body.options;
    desk.clock.advance(5 * minuteMs);
    const response = await browser.ask('signIn', { body: { credential: rachel.device.sign(late) } });
    expect(response.body.code).toBe('passkey-refused');
  });

  it('stores no challenge before its response', async () => {
    const countRows = async () => {
      const [row] = await desk.service.store.database.all<{ count: number }>(
        'SELECT CAST(COUNT(*) AS BIGINT) AS count FROM challenges',
      );
      return row?.count;
    };
    const before = await countRows();
    for (let request = 0; request < 20; request++)
      expect((await desk.browser().ask('signInOptions')).status).toBe(200);
    expect(await countRows()).toBe(before);
  });

  it('refuses a passkey whose count of uses goes back: there are two of it', async () => {
    const rachel = await desk.signedIn();
    expect((await signIn(desk.browser(), rachel.device)).status).toBe(200);
    const copied = await signIn(desk.browser(), rachel.device, { counter: 1 });
    expect(copied.body.code).toBe('passkey-refused');
  });

  it('limits failed attempts, and says for how long', async () => {
    desk.clock.advance(6 * minuteMs);
    const stranger = createAuthenticator(deskUrl);
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await signIn(desk.browser(), stranger)).status).toBe(401);
    const refused = await desk.browser().ask('signInOptions');
    expect(refused.status).toBe(429);
    expect(refused.body.retryAfterSeconds).toBe(300);
    desk.clock.advance(5 * minuteMs);
    expect((await desk.browser().ask('signInOptions')).status).toBe(200);
  });
});

describe('a session', () => {
  it('refuses no cookie, a forged one and one that has ended', async () => {
    const rachel = await desk.signedIn();
    const { cookie } = rachel;
    expect((await desk.browser().ask('bootstrap')).body).toMatchObject({ code: 'signed-out', why: 'none' });
    const forged = Object.assign(desk.browser(), { cookie: `${cookie.slice(0, -2)}xx` });
    expect((await forged.ask('bootstrap')).body).toMatchObject({ code: 'signed-out', why: 'ended' });
    expect((await rachel.ask('signOut')).status).toBe(200);
    const old = Object.assign(desk.browser(), { cookie });
    expect((await old.ask('bootstrap')).body).toMatchObject({ code: 'signed-out', why: 'ended' });
  });

  it('ends after half an hour without a person, whatever a timer requests', async () => {
    const rachel = await desk.signedIn();
    desk.clock.advance(29 * minuteMs);
    expect((await rachel.ask('bootstrap')).status).toBe(200);
    for (let minutes = 0; minutes < 30; minutes += 10) {
      desk.clock.advance(10 * minuteMs);
      await rachel.ask('poll', { query: { since: 0 }, headers: { 'x-desk-background': '1' } });
    }
    expect((await rachel.ask('bootstrap')).body).toMatchObject({ code: 'signed-out', why: 'none' });
    expect(rachel.cookie).toBe('');
  });

  it('ends after twelve hours in any case', async () => {
    const rachel = await desk.signedIn();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      desk.clock.advance(20 * minuteMs);
      expect((await rachel.ask('bootstrap')).status).toBe(200);
    }
    desk.clock.advance(20 * minuteMs);
    expect((await rachel.ask('bootstrap')).body).toMatchObject({ code: 'signed-out', why: 'twelve-hours' });
  });

  it('loses its cookie on signing out even when the store cannot write', async () => {
    const rachel = await desk.signedIn();
    const { database } = desk.service.store;
    await database.transaction((queries) =>
      queries.script(
        "CREATE TRIGGER no_writes BEFORE DELETE ON login_sessions BEGIN SELECT RAISE(ABORT, 'full'); END",
      ),
    );
    const response = await rachel.ask('signOut');
    await database.transaction((queries) => queries.script('DROP TRIGGER no_writes'));
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(rachel.cookie).toBe('');
  });

  it('ends everywhere when its person says so', async () => {
    const rachel = await desk.signedIn();
    const phone = desk.browser();
    await signIn(phone, rachel.device);
    expect((await phone.ask('you')).body.sessions).toHaveLength(2);
    await phone.ask('signOutEverywhere');
    expect((await rachel.ask('bootstrap')).status).toBe(401);
  });
});

describe('a write', () => {
  const putKeys = (headers: Record<string, string>, body: string) =>
    fetch(`${desk.origin}/api/you/keys`, { method: 'PUT', headers, body });

  it.each([['https://evil.example'], ['null'], [`${deskUrl}0`], [undefined]])(
    'from %s is refused',
    async (origin) => {
      const rachel = await desk.signedIn();
      const headers = {
        cookie: rachel.cookie,
        'content-type': 'application/json',
        ...(origin && { origin }),
      };
      expect((await putKeys(headers, '{"keysOff":["take"]}')).status).toBe(403);
      expect((await rachel.ask('you')).body.keysOff).toEqual([]);
    },
  );

  it('in anything but JSON, or with an unknown field, is refused', async () => {
    const rachel = await desk.signedIn();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await putKeys({ cookie: rachel.cookie, origin: deskUrl, ...type }, 'keysOff=take');
    expect(response.status).toBe(422);
    expect((await rachel.ask('setKeys', { body: { keysOff: [], role: 'administrator' } })).status).toBe(422);
  });
});

describe('an invitation', () => {
  it('works once, for an hour, and an ended one is like one that never was', async () => {
    const { token } = await invite('Imran Yusof');
    const browser = desk.browser();
    expect((await browser.ask('invitation', { body: { token } })).body).toMatchObject({
      name: 'Imran Yusof',
      role: 'administrator',
    });
    const { accepted, body } = await acceptInvitation(browser, token);
    expect(accepted.status).toBe(200);
    expect((await browser.ask('acceptInvitation', { body })).body.code).toBe('link-over');

    const late = await invite('Late Comer');
    desk.clock.advance(60 * minuteMs);
    const ended = await browser.ask('invitation', { body: { token: late.token } });
    const never = await browser.ask('invitation', { body: { token: 'x'.repeat(43) } });
    expect(ended.status).toBe(410);
    expect(ended.body).toEqual(never.body);
  });

  it('does not take a passkey made for another invitation', async () => {
    const [one, two] = [await invite('One'), await invite('Two')];
    const browser = desk.browser();
    const { options } = (await browser.ask('invitationOptions', { body: { token: one.token } })).body;
    const credential = createAuthenticator(deskUrl).make(options);
    const response = await browser.ask('acceptInvitation', {
      body: { token: two.token, credential, passkeyName: 'Phone' },
    });
    expect(response.body.code).toBe('passkey-refused');
  });
});

describe('a link for an account in use', () => {
  it('is refused to an administrator while the staff member has a passkey', async () => {
    const rachel = await desk.signedIn();
    const member = await desk.signedIn('Has Passkey', 'member');
    const refused = await rachel.change('inviteAgain', { params: { staffMember: await idOf(member) } });
    expect(refused.body).toMatchObject({
      code: 'not-possible',
      message: expect.stringMatching(/[Rr]emove the passkey/),
    });
  });

  it('ends the sessions of the staff member and notifies their other devices until acknowledged', async () => {
    const member = await desk.signedIn('Impersonated', 'member');
    const { database } = desk.service.store;
    const { token } = await inviteAgain(database, await idOf(member), 'recovery', byCommand());
    const intruder = desk.browser();
    const { accepted } = await acceptInvitation(intruder, token, 'New phone');
    expect(accepted.status).toBe(200);
    expect((await member.ask('bootstrap')).status).toBe(401);
    expect((await intruder.ask('bootstrap')).body.linkedPasskeys).toEqual([]);

    expect((await signIn(member, member.device)).status).toBe(200);
    const [linked] = (await member.ask('bootstrap')).body.linkedPasskeys;
    expect(linked).toMatchObject({ name: 'New phone', linkedBy: null });
    const acknowledge = { params: { passkey: linked.id } };
    expect((await intruder.ask('acknowledgePasskey', acknowledge)).status).toBe(404);
    expect((await member.ask('acknowledgePasskey', acknowledge)).status).toBe(200);
    expect((await member.ask('bootstrap')).body.linkedPasskeys).toEqual([]);
  });
});

it('records whose account a command changed', async () => {
  const rachel = await desk.signedIn('Recording Admin');
  const member = await desk.signedIn('Recorded Member', 'member');
  const target = { id: await idOf(member), name: 'Recorded Member' };
  const { version, passkeys } = await staffMember(rachel, target.name);
  const params = { staffMember: target.id };
  const role = 'administrator';
  await rachel.change('changeStaffMember', { params, body: { version, name: target.name, role } });
  await rachel.ask('removeStaffPasskey', { params: { ...params, passkey: passkeys[0].id } });
  await rachel.change('inviteAgain', { params });
  const changed = await staffMember(rachel, target.name);
  await rachel.change('removeStaffMember', { params, body: { version: changed.version } });
  const query = { staffMember: await idOf(rachel), limit: 4 };
  const { rows } = (await rachel.ask('auditLog', { query })).body;
  expect(rows).toMatchObject(
    ['staff-removed', 'invited', 'passkey-removed', 'staff-changed'].map((kind) => ({ kind, target })),
  );
});

it('ends an earlier link for the first administrator when another is made', async () => {
  const [earlier, later] = [await invite('First Try', 'first'), await invite('Second Try', 'first')];
  const browser = desk.browser();
  expect((await browser.ask('invitation', { body: { token: earlier.token } })).body.code).toBe('link-over');
  expect((await browser.ask('invitation', { body: { token: later.token } })).status).toBe(200);
});

describe('passkeys and colleagues', () => {
  it('signs in with a second passkey, and never removes the last one', async () => {
    const rachel = await desk.signedIn();
    const phone = createAuthenticator(deskUrl);
    const { options } = (await rachel.ask('passkeyOptions')).body;
    const added = await rachel.change('addPasskey', {
      body: { credential: phone.make(options), passkeyName: 'Phone' },
    });
    expect(added.body.passkeys).toHaveLength(2);
    const other = desk.browser();
    expect((await signIn(other, phone)).status).toBe(200);
    const [first, second] = added.body.passkeys;
    expect((await other.ask('removePasskey', { params: { passkey: first.id } })).status).toBe(200);
    expect((await rachel.ask('bootstrap')).status).toBe(401);
    const last = await other.ask('removePasskey', { params: { passkey: second.id } });
    expect(last.body).toMatchObject({ code: 'last-one', of: 'passkey' });
  });

  it('names a removed passkey only to its owner, who gets in by a new link', async () => {
    const rachel = await desk.signedIn();
    const imran = await desk.signedIn('Lost Phone', 'member');
    const lost = await staffMember(rachel, 'Lost Phone');
    await rachel.ask('removeStaffPasskey', {
      params: { staffMember: lost.id, passkey: lost.passkeys[0].id },
    });
    expect((await imran.ask('bootstrap')).status).toBe(401);
    const browser = desk.browser();
    const forged = await signIn(browser, imran.device, { signature: wrongSignature });
    expect(forged.body.code).toBe('passkey-refused');
    expect((await signIn(browser, imran.device)).body.code).toBe('passkey-removed');
    const again = await rachel.change('inviteAgain', { params: { staffMember: lost.id } });
    const token = again.body.url.split('#')[1];
    await acceptInvitation(browser, token);
    expect((await browser.ask('bootstrap')).body.me.id).toBe(lost.id);
  });

  it('a removed person is signed out everywhere and signs in no more', async () => {
    const rachel = await desk.signedIn();
    const imran = await desk.signedIn('Gone Person', 'member');
    const { id, version } = await staffMember(rachel, 'Gone Person');
    const params = { staffMember: id };
    const removed = await rachel.change('removeStaffMember', { params, body: { version } });
    expect(removed.status).toBe(200);
    expect((await imran.ask('bootstrap')).status).toBe(401);
    expect((await signIn(desk.browser(), imran.device)).status).toBe(401);
    const { database } = desk.service.store;
    await expect(inviteAgain(database, id, 'invitation', byCommand())).rejects.toThrow();
  });

  it('names the administrators to a member without permission', async () => {
    const member = await desk.signedIn('Member', 'member');
    for (const name of ['staffMembers', 'auditLog'] as const) {
      const response = await member.ask(name);
      expect(response.status).toBe(403);
      expect(response.body.administrators.length).toBeGreaterThan(0);
    }
    const refused = await member.change('invite', { body: { name: 'Friend', role: 'administrator' } });
    expect(refused.status).toBe(403);
  });

  it('never removes or demotes the last administrator', async () => {
    const own = await startDesk();
    const rachel = await own.signedIn();
    const [{ id, version, name }] = (await rachel.ask('staffMembers')).body.staffMembers;
    const params = { staffMember: id };
    const demoted = { version, name, role: 'member' };
    for (const refused of [
      await rachel.change('changeStaffMember', { params, body: demoted }),
      await rachel.change('removeStaffMember', { params, body: { version } }),
    ])
      expect(refused.body).toMatchObject({ code: 'last-one', of: 'administrator' });
    await own.close();
  });

  it('executes a repeated command once', async () => {
    const rachel = await desk.signedIn();
    const body = { idempotencyKey: randomUUID(), name: 'Twice', role: 'member' };
    expect((await rachel.ask('invite', { body })).status).toBe(200);
    expect((await rachel.ask('invite', { body })).body.code).toBe('not-possible');
    const { staffMembers } = (await rachel.ask('staffMembers')).body;
    expect(staffMembers.filter(({ name }: { name: string }) => name === 'Twice')).toHaveLength(1);
  });
});
