import { overBothStores } from '@vanda/server/testing/stores';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, startDesk, type TestDesk } from './support/desk.ts';

const nul = String.fromCharCode(0);
const rightToLeftOverride = '\u202e';

overBothStores((freshStore) => {
  let desk: TestDesk;
  let rachel: Browser;

  beforeAll(async () => {
    desk = await startDesk(await freshStore());
    rachel = await desk.signedIn();
  });
  afterAll(() => desk.close());

  it('removes control and direction characters from typed text', async () => {
    const noted = await rachel.change('note', {
      params: { reference: await desk.service.send() },
      body: { text: `one${nul}\r\ntwo${rightToLeftOverride}` },
    });
    expect(noted.body.enquiry.notes).toMatchObject([{ text: 'one\ntwo' }]);
    const invited = await rachel.change('invite', {
      body: { name: `Mei${nul}\nLing${rightToLeftOverride}`, role: 'member' },
    });
    expect(invited.body.invitation.staffMember.name).toBe('Mei Ling');
    const search = await rachel.ask('keepSearch', { body: { text: `Tan${nul}` } });
    expect(search.body.text).toBe('Tan');
  });

  it.each([
    ['a line of control characters', () => rachel.ask('keepSearch', { body: { text: `${nul}${nul}` } })],
    ['a month after 2999', () => rachel.ask('numbers', { query: { month: '9999-12' } })],
    ['a month before 2000', () => rachel.ask('numbers', { query: { month: '0000-01' } })],
    [
      'a cursor with a control character',
      () => rachel.ask('auditLog', { query: { cursor: cursor(1, `a${nul}`) } }),
    ],
    [
      'a cursor whose time is no integer',
      () => rachel.ask('auditLog', { query: { cursor: cursor(1e300, 'a') } }),
    ],
  ])('responds 422 to %s', async (_what, ask) => {
    expect((await ask()).status).toBe(422);
  });
});

const cursor = (atMs: number, key: string): string =>
  Buffer.from(JSON.stringify([atMs, key])).toString('base64url');
