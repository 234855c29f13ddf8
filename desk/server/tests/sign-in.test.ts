import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inviteAgain, inviteNew } from '../../../intake/src/desk-store/colleagues.ts';
import { createAuthenticator } from './support/authenticator.ts';
import { deskUrl, signIn, startDesk, type TestDesk } from './support/desk.ts';

const minuteMs = 60_000;
let desk: TestDesk;

beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.close());

const invite = (name: string, role: 'member' | 'administrator' = 'member') =>
  desk.service.store.database.transaction((queries) =>
    inviteNew(queries, { name, role, kind: 'invitation' }, { by: 'command-line', atMs: desk.clock.now() }),
  );

describe('signing in', () => {
  it('a passkey signs in, with a cookie that no script and no other site gets', async () => {
    const rachel = await desk.signedIn();
    const answer = await signIn(desk.browser(), rachel.device);
    expect(answer.status).toBe(200);
    expect(answer.body.me).toMatchObject({ name: 'Rachel Koh', role: 'administrator' });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-desk=[\w-]{43};/);
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain');
  });

  it.each([
    ['another origin', { origin: 'https://desk.evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['a challenge that was never made', { challenge: Buffer.from('made up').toString('base64url') }],
    ['a person who was not verified', { isVerified: false }],
    ['a wrong signature', { signature: Buffer.from('3006020101020101', 'hex') }],
  ])('refuses %s, in the words for an unknown passkey', async (_what, falsified) => {
    const rachel = await desk.signedIn();
    const browser = desk.browser();
    const { body } = await browser.ask('signInOptions');
    const forged = await browser.ask('signIn', {
      body: { credential: rachel.device.sign(body.options, falsified) },
    });
    const stranger = createAuthenticator(deskUrl);
    const options = (await browser.ask('signInOptions')).body.options;
    const unknown = await browser.ask('signIn', { body: { credential: stranger.sign(options) } });
    desk.clock.advance(6 * minuteMs);
    expect(forged.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect({ ...forged.body, nowMs: 0 }).toEqual({ ...unknown.body, nowMs: 0 });
    expect(browser.cookie).toBe('');
  });

  it('refuses an answer that is sent a second time, and one that comes too late', async () => {
    const rachel = await desk.signedIn();
    const browser = desk.browser();
    const { body } = await browser.ask('signInOptions');
    const credential = rachel.device.sign(body.options);
    expect((await browser.ask('signIn', { body: { credential } })).status).toBe(200);
    expect((await desk.browser().ask('signIn', { body: { credential } })).body.code).toBe('passkey-refused');
    const late = (await browser.ask('signInOptions')).body.options;
    desk.clock.advance(5 * minuteMs);
    const answer = await browser.ask('signIn', { body: { credential: rachel.device.sign(late) } });
    expect(answer.body.code).toBe('passkey-refused');
  });

  it('refuses a passkey whose count of uses goes back: there are two of it', async () => {
    const rachel = await desk.signedIn();
    expect((await signIn(desk.browser(), rachel.device)).status).toBe(200);
    const browser = desk.browser();
    const { body } = await browser.ask('signInOptions');
    const copied = rachel.device.sign(body.options, { counter: 1 });
    expect((await browser.ask('signIn', { body: { credential: copied } })).body.code).toBe('passkey-refused');
  });

  it('lets nobody try on and on, and says for how long', async () => {
    desk.clock.advance(6 * minuteMs);
    const stranger = createAuthenticator(deskUrl);
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await signIn(desk.browser(), stranger)).status).toBe(401);
    }
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
    expect((await desk.browser().ask('room')).body).toMatchObject({ code: 'signed-out', why: 'none' });
    const forged = Object.assign(desk.browser(), { cookie: `${cookie.slice(0, -2)}xx` });
    expect((await forged.ask('room')).body).toMatchObject({ code: 'signed-out', why: 'ended' });
    expect((await rachel.ask('signOut')).status).toBe(200);
    const old = Object.assign(desk.browser(), { cookie });
    expect((await old.ask('room')).body).toMatchObject({ code: 'signed-out', why: 'ended' });
  });

  it('ends after half an hour without a person, however often a timer asks', async () => {
    const rachel = await desk.signedIn();
    desk.clock.advance(29 * minuteMs);
    expect((await rachel.ask('room')).status).toBe(200);
    for (let minutes = 0; minutes < 30; minutes += 10) {
      desk.clock.advance(10 * minuteMs);
      await rachel.ask('pulse', { query: { since: 0 }, headers: { 'x-desk-background': '1' } });
    }
    expect((await rachel.ask('room')).body).toMatchObject({ code: 'signed-out', why: 'none' });
    expect(rachel.cookie).toBe('');
  });

  it('ends after twelve hours in any case', async () => {
    const rachel = await desk.signedIn();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      desk.clock.advance(20 * minuteMs);
      expect((await rachel.ask('room')).status).toBe(200);
    }
    desk.clock.advance(20 * minuteMs);
    expect((await rachel.ask('room')).body).toMatchObject({ code: 'signed-out', why: 'twelve-hours' });
  });

  it('ends everywhere when its person says so', async () => {
    const rachel = await desk.signedIn();
    const phone = desk.browser();
    await signIn(phone, rachel.device);
    expect((await phone.ask('you')).body.sessions).toHaveLength(2);
    await phone.ask('signOutEverywhere');
    expect((await rachel.ask('room')).status).toBe(401);
  });
});

describe('a write', () => {
  it.each([['https://evil.example'], ['null'], [`${deskUrl}0`], [undefined]])(
    'from %s is refused',
    async (origin) => {
      const rachel = await desk.signedIn();
      const response = await fetch(`${desk.origin}/api/you/keys`, {
        method: 'PUT',
        headers: {
          cookie: rachel.cookie,
          'content-type': 'application/json',
          ...(origin === undefined ? {} : { origin }),
        },
        body: JSON.stringify({ keysOff: ['take'] }),
      });
      expect(response.status).toBe(403);
      expect((await rachel.ask('you')).body.keysOff).toEqual([]);
    },
  );

  it('in anything but JSON, or with a field that nobody knows, is refused', async () => {
    const rachel = await desk.signedIn();
    const response = await fetch(`${desk.origin}/api/you/keys`, {
      method: 'PUT',
      headers: {
        cookie: rachel.cookie,
        origin: deskUrl,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'keysOff=take',
    });
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
      role: 'member',
    });
    const device = createAuthenticator(deskUrl);
    const { options } = (await browser.ask('invitationOptions', { body: { token } })).body;
    const body = { token, credential: device.make(options), passkeyName: 'Phone' };
    expect((await browser.ask('acceptInvitation', { body })).status).toBe(200);
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
    const answer = await browser.ask('acceptInvitation', {
      body: { token: two.token, credential, passkeyName: 'Phone' },
    });
    expect(answer.body.code).toBe('passkey-refused');
  });
});

describe('passkeys and colleagues', () => {
  it('a second passkey signs in too, and the last one of a person stays', async () => {
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
    expect((await rachel.ask('room')).status).toBe(401);
    const last = await other.ask('removePasskey', { params: { passkey: second.id } });
    expect(last.body).toMatchObject({ code: 'last-one', of: 'passkey' });
  });

  it('a lost device is told that it was removed, only when it can sign, and a new link lets its person in', async () => {
    const rachel = await desk.signedIn();
    const imran = await desk.signedIn('Lost Phone', 'member');
    const { colleagues } = (await rachel.ask('colleagues')).body;
    const lost = colleagues.find(({ name }: { name: string }) => name === 'Lost Phone');
    await rachel.ask('removeColleaguePasskey', {
      params: { colleague: lost.id, passkey: lost.passkeys[0].id },
    });
    expect((await imran.ask('room')).status).toBe(401);
    const browser = desk.browser();
    const asked = (await browser.ask('signInOptions')).body.options;
    const forged = imran.device.sign(asked, { signature: Buffer.from('3006020101020101', 'hex') });
    expect((await browser.ask('signIn', { body: { credential: forged } })).body.code).toBe('passkey-refused');
    expect((await signIn(browser, imran.device)).body.code).toBe('passkey-removed');
    const again = await rachel.change('inviteAgain', { params: { colleague: lost.id } });
    const token = again.body.url.split('#')[1];
    const device = createAuthenticator(deskUrl);
    const { options } = (await browser.ask('invitationOptions', { body: { token } })).body;
    const body = { token, credential: device.make(options), passkeyName: 'New phone' };
    expect((await browser.ask('acceptInvitation', { body })).body.me.id).toBe(lost.id);
  });

  it('a removed person is signed out everywhere and signs in no more', async () => {
    const rachel = await desk.signedIn();
    const imran = await desk.signedIn('Gone Person', 'member');
    const { colleagues } = (await rachel.ask('colleagues')).body;
    const { id, version } = colleagues.find(({ name }: { name: string }) => name === 'Gone Person');
    const removed = await rachel.change('removeColleague', { params: { colleague: id }, body: { version } });
    expect(removed.status).toBe(200);
    expect((await imran.ask('room')).status).toBe(401);
    expect((await signIn(desk.browser(), imran.device)).status).toBe(401);
    await expect(
      desk.service.store.database.transaction((queries) =>
        inviteAgain(queries, id, 'invitation', { by: 'command-line', atMs: desk.clock.now() }),
      ),
    ).rejects.toThrow();
  });

  it('a member is told who can do what only an administrator does', async () => {
    const member = await desk.signedIn('Member', 'member');
    for (const name of ['colleagues', 'acts'] as const) {
      const answer = await member.ask(name);
      expect(answer.status).toBe(403);
      expect(answer.body.administrators.length).toBeGreaterThan(0);
    }
    const refused = await member.change('invite', { body: { name: 'Friend', role: 'administrator' } });
    expect(refused.status).toBe(403);
  });

  it('the last administrator stays one', async () => {
    const own = await startDesk();
    const rachel = await own.signedIn();
    const [{ id, version, name }] = (await rachel.ask('colleagues')).body.colleagues;
    const demoted = await rachel.change('changeColleague', {
      params: { colleague: id },
      body: { version, name, role: 'member' },
    });
    expect(demoted.body).toMatchObject({ code: 'last-one', of: 'administrator' });
    const removed = await rachel.change('removeColleague', { params: { colleague: id }, body: { version } });
    expect(removed.body).toMatchObject({ code: 'last-one', of: 'administrator' });
    await own.close();
  });

  it('an act that arrives twice happens once', async () => {
    const rachel = await desk.signedIn();
    const body = { actKey: randomUUID(), name: 'Twice', role: 'member' };
    expect((await rachel.ask('invite', { body })).status).toBe(200);
    expect((await rachel.ask('invite', { body })).body.code).toBe('not-possible');
    const { colleagues } = (await rachel.ask('colleagues')).body;
    expect(colleagues.filter(({ name }: { name: string }) => name === 'Twice')).toHaveLength(1);
  });
});
