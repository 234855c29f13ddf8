import { randomUUID } from 'node:crypto';
import { type MailServer, startMailServer } from '@vanda/server/testing/mail-server';
import { linkOf, linkSecret, pageOf, submit } from '@vanda/server/testing/registrant';
import { overBothStores } from '@vanda/server/testing/stores';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Browser, startDesk, type TestDesk } from './support/desk.ts';

const psm = 'professional-scrum-master';
const mei = { firstName: 'Mei', lastName: 'Tan', email: 'Mei.Tan@example.com' };
const bo = { firstName: 'Bo', lastName: 'Lim', email: 'bo.lim@example.com' };

overBothStores((freshStore) => {
  let desk: TestDesk;
  let smtp: MailServer;
  let rachel: Browser;

  beforeAll(async () => {
    smtp = await startMailServer();
    desk = await startDesk({ ...(await freshStore()), LINK_SECRET: linkSecret, ...smtp.environment });
    rachel = await desk.signedIn();
  });
  afterAll(async () => {
    await desk.close();
    await smtp.close();
  });

  const linkAt = (reference: string, tokenVersion: number) =>
    linkOf(desk.service.origin, reference, tokenVersion);

  const deliver = async () => {
    desk.clock.advance(60_000);
    await desk.service.outbox.deliverDue();
  };

  const keepSearch = async (text: string): Promise<string> =>
    (await rachel.ask('keepSearch', { body: { text } })).body.id;
  const find = async (text: string) =>
    (await rachel.ask('people', { query: { search: await keepSearch(text) } })).body.rows;
  const isKept = async (search: string) => (await rachel.ask('people', { query: { search } })).status === 200;

  const copyFor = async (reference: string) =>
    (await rachel.change('copyOfPerson', { params: { person: reference }, body: { as: 'json' } })).text;

  /** Without a key of their own, equal forms of one day are one enquiry. */
  const register = () => desk.service.send({ ...mei, idempotencyKey: randomUUID() }, psm);

  async function passOn(): Promise<string> {
    const reference = await register();
    await rachel.act('note', reference, { text: 'NOTE: she is ill' });
    const email = { templateId: null, subject: 'SUBJECT', text: 'Dear Mei Tan, ANSWER' };
    expect((await rachel.act('reply', reference, email)).status).toBe(200);
    const draft = { templateId: null, subject: '', text: 'DRAFT to Mei' };
    await rachel.ask('saveDraft', { params: { reference }, body: draft });
    await deliver();
    const { csrf } = await pageOf(linkAt(reference, 1));
    expect((await submit(linkAt(reference, 1), 'substitute', { ...csrf, ...bo })).status).toBe(200);
    await deliver();
    return reference;
  }

  describe('a substitute', () => {
    let reference: string;
    beforeAll(async () => {
      reference = await passOn();
    });

    it('reads nothing of the former holder in the data under their link', async () => {
      const { text, response } = await pageOf(`${linkAt(reference, 2)}/data`);
      expect(response.status).toBe(200);
      expect(text).toContain('Passed on to you');
      expect(text).not.toMatch(/ANSWER|SUBJECT|Mei|ill/);
    });

    it('is counted no emails of the former holder before an erasure', async () => {
      const { text } = await pageOf(`${linkAt(reference, 2)}/erase`);
      expect(text).toContain('1 registration, 1 email.');
    });

    it('gets a copy from the office without emails to the former holder and notes about them', async () => {
      const copy = await copyFor(reference);
      expect(copy).toContain('Passed on to you');
      expect(copy).not.toMatch(/ANSWER|SUBJECT|Mei|she is ill/);
    });

    it('is not named at the desk as the recipient of what the former holder got', async () => {
      const { history, draft } = await rachel.enquiry(reference);
      const sent = history.flatMap(({ mail }: { mail: { to: string; subject: string } | null }) =>
        mail?.to ? [[mail.subject, mail.to]] : [],
      );
      expect(sent).toContainEqual(['SUBJECT', mei.email.toLowerCase()]);
      expect(sent).toContainEqual(['Receipt', mei.email.toLowerCase()]);
      expect(sent).toContainEqual([expect.stringContaining('Passed on to you'), bo.email]);
      // A draft to the former holder must not be sent to the new one.
      expect(draft).toBeNull();
      const { mails } = (await rachel.ask('person', { params: { person: reference } })).body;
      expect(mails.map(({ to }: { to: string | null }) => to).filter(Boolean)).toEqual([bo.email]);
    });
  });

  describe('a former holder', () => {
    it('is found, copied and erased by their address, and the new holder keeps the seat', async () => {
      const reference = await passOn();
      const [found, ...others] = await find(mei.email);
      expect(others).toEqual([]);
      expect(found).toMatchObject({ email: mei.email.toLowerCase(), enquiries: 0 });
      expect(found.reference).not.toContain('@');
      const { body } = await rachel.ask('person', { params: { person: found.reference } });
      expect(body).toMatchObject({ email: mei.email.toLowerCase(), enquiries: [], registrations: [] });
      const copy = await copyFor(found.reference);
      for (const text of ['ANSWER', 'she is ill', 'Passed on']) expect(copy).toContain(text);
      expect(copy).not.toContain('Bo');
      const search = await keepSearch('Mei Tan');
      const erased = await rachel.change('erasePerson', {
        params: { person: found.reference },
        body: { typedReference: body.erasure.reference, enquiries: 0 },
      });
      expect(erased.body).toMatchObject({ references: [] });
      expect(await find(mei.email)).toEqual([]);
      expect(await isKept(search)).toBe(false);
      expect((await rachel.ask('person', { params: { person: found.reference } })).status).toBe(404);
      const store = JSON.stringify(
        await Promise.all(
          ['outbox', 'emails', 'enquiry_notes', 'reply_drafts'].map((table) =>
            desk.service.store.database.all(`SELECT * FROM ${table} WHERE 1 = 1`),
          ),
        ),
      );
      expect(store).not.toMatch(/mei\.tan|Mei Tan|she is ill|DRAFT to Mei/);
      const { mails } = (await rachel.ask('person', { params: { person: reference } })).body;
      expect(mails).not.toEqual([]);
    });

    it('copies and erases by their own link what was written to them under a seat that another person holds', async () => {
      const reference = await passOn();
      const other = await register();
      const { text } = await pageOf(`${linkAt(other, 1)}/data`);
      expect(text).toContain('ANSWER');
      const { csrf } = await pageOf(`${linkAt(other, 1)}/erase`);
      expect((await submit(linkAt(other, 1), 'erase', csrf)).status).toBe(200);
      expect(await find(mei.email)).toEqual([]);
      expect((await pageOf(linkAt(reference, 2))).response.status).toBe(200);
    });
  });

  it('an erasure deletes searches for its person and leaves those for others', async () => {
    const person = { firstName: 'Élodie', lastName: 'Zwicky', email: 'ez@example.com' };
    const reference = await desk.service.send(person, psm);
    const [name, address, code, others] = [
      await keepSearch('elod'),
      await keepSearch('ez@example.com'),
      await keepSearch(reference.slice(4)),
      await keepSearch('raheem@example.com'),
    ];
    const { csrf } = await pageOf(`${linkAt(reference, 1)}/erase`);
    expect((await submit(linkAt(reference, 1), 'erase', csrf)).status).toBe(200);
    for (const search of [name, address, code]) expect(await isKept(search)).toBe(false);
    expect(await isKept(others)).toBe(true);
  });

  it('makes a copy with the same number of queries for one enquiry as for many', async () => {
    const email = 'sofia@example.com';
    const reference = await desk.service.send({ email });
    const countQueries = async () => {
      const all = vi.spyOn(desk.service.store.database, 'all');
      expect(await copyFor(reference)).toContain('sofia@example.com');
      const { length } = all.mock.calls;
      all.mockRestore();
      return length;
    };
    const once = await countQueries();
    for (const message of ['Two', 'Three', 'Four']) await desk.service.send({ email, message });
    expect(await countQueries()).toBe(once);
  });

  it('deleting spam deletes searches for its sender', async () => {
    const reference = await desk.service.send({ name: 'Quentin Spam', referralCode: 'x' });
    const search = await keepSearch('quentin');
    expect((await rachel.act('deleteSpam', reference)).status).toBe(200);
    expect(await isKept(search)).toBe(false);
  });

  it('an erasure by link takes nothing that came in after its page was shown', async () => {
    const first = await desk.service.send({ firstName: 'Ravi', email: 'ravi@example.com' }, psm);
    const { csrf, text } = await pageOf(`${linkAt(first, 1)}/erase`);
    expect(text).toContain('1 registration');
    const later = await desk.service.send({ email: 'Ravi@example.com' });
    const refused = await submit(linkAt(first, 1), 'erase', csrf);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toMatch(/Nothing was erased.*1 enquiry, 1 registration/s);
    expect((await rachel.ask('enquiry', { params: { reference: later } })).status).toBe(200);
    const again = await pageOf(`${linkAt(first, 1)}/erase`);
    expect((await submit(linkAt(first, 1), 'erase', again.csrf)).status).toBe(200);
    expect((await rachel.ask('enquiry', { params: { reference: later } })).status).toBe(410);
  });
});
