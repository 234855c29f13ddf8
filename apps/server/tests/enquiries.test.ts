import { withReplyPromise } from '@vanda/forms/form';
import { formIds, forms } from '@vanda/forms/forms';
import { purposeNotice } from '@vanda/forms/notice';
import { readReference, referenceFrom } from '@vanda/forms/reference';
import { sample } from '@vanda/forms/testing/sample';
import { rawRequest } from '@vanda/testing/http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  august2025,
  enquiry,
  postForm,
  postJson,
  registration,
  startService,
  type TestService,
} from './support/service.ts';
import { company } from './support/site.ts';
import { overBothStores } from './support/stores.ts';

const key = 'k'.repeat(20);

const psm = 'professional-scrum-master';

overBothStores((freshStore) => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ ...(await freshStore()), RATE_LIMIT: '0' });
  });
  afterEach(async () => {
    for (const table of ['enquiries', 'receipt_counts'])
      await service.store.database.run(`DELETE FROM ${table}`);
  });
  afterAll(() => service.remove());

  const rows = () => service.store.database.all('SELECT * FROM enquiries ORDER BY received_at, reference');
  const messages = () => service.store.database.all('SELECT id, kind, status FROM outbox ORDER BY id');

  describe('delivery', () => {
    it.each(formIds)('%s is stored with its messages and answered with a reference', async (form) => {
      const values = Object.fromEntries(forms[form].fields.map((field) => [field.name, sample(field)]));
      const answer = await postJson(service.origin, form, values);
      expect(answer.status).toBe(201);
      const reference = String(answer.body.reference);
      expect(readReference(reference)).toBe(reference);
      const [row, ...others] = await rows();
      expect(others).toEqual([]);
      expect(row).toMatchObject({
        reference,
        form,
        status: 'open',
        marketing_consent: 0,
        received_at: august2025,
      });
      expect((await messages()).map(({ kind, status }) => [kind, status])).toEqual([
        ['notice', 'waiting'],
        ['receipt', 'waiting'],
      ]);
    });

    it("stores the specification's option values as ISO dates, cleaned text and the consent that was given", async () => {
      const message = 'Line 1\r\nLine 2 \u{1F600} 美';
      const typed = { firstName: '  Mei \u0000\r\n Ling ', message, courseDate: '18-20-aug-2025' };
      await service.send({ ...typed, marketingConsent: 'yes' }, psm);
      const [row] = await rows();
      expect(row?.marketing_consent).toBe(1);
      expect(JSON.parse(String(row?.data))).toEqual({
        ...registration,
        firstName: 'Mei Ling',
        message: 'Line 1\nLine 2 \u{1F600} 美',
      });
    });

    it('stores no address of the client', async () => {
      await postJson(service.origin, 'contact', enquiry, { 'x-forwarded-for': '203.0.113.77' });
      const all = JSON.stringify([await rows(), await messages()]);
      expect(all).not.toMatch(/203\.0\.113\.77|127\.0\.0\.1/);
    });
  });

  describe('retries', () => {
    it('give the first answer again and store nothing twice', async () => {
      const body = { ...registration, idempotencyKey: key };
      const first = await postJson(service.origin, psm, body);
      const second = await postJson(service.origin, psm, body);
      expect([first.status, second.status]).toEqual([201, 200]);
      expect(second.body).toEqual(first.body);
      expect(await rows()).toHaveLength(1);
      expect(await messages()).toHaveLength(2);
    });

    it('store once when ten of them arrive together', async () => {
      const body = { ...registration, idempotencyKey: key };
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => postJson(service.origin, psm, body)),
      );
      expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(await rows()).toHaveLength(1);
    });

    it('keep a correction that was made after a lost answer', async () => {
      const body = { ...registration, idempotencyKey: key };
      await postJson(service.origin, psm, body);
      const corrected = await postJson(service.origin, psm, { ...body, phone: '+65 6123 4567' });
      expect(corrected.status).toBe(201);
      expect(await rows()).toHaveLength(2);
    });

    it('without a key count as one enquiry a day, and people with the same key stay apart', async () => {
      for (let count = 0; count < 2; count++) await postForm(service.origin, 'contact', enquiry);
      expect(await rows()).toHaveLength(1);
      await service.send({ idempotencyKey: key });
      await service.send({ email: 'other@example.com', idempotencyKey: key });
      expect(await rows()).toHaveLength(3);
    });
  });

  describe('robots', () => {
    it.each([
      ['the honeypot is filled', { referralCode: 'SEO' }, 'honeypot'],
      ['the form was filled in under two seconds', { startedAt: august2025 - 500 }, 'too-fast'],
      ["both moments are the client's", { startedAt: 1000, sentAt: 1900 }, 'too-fast'],
    ])(
      'when %s, the response looks normal, the row is stored as spam and nothing is mailed',
      async (_, extra, reason) => {
        const answer = await postJson(service.origin, 'contact', { ...enquiry, ...extra });
        expect(answer.status).toBe(201);
        expect(Object.keys(answer.body)).toEqual(['status', 'reference', 'receivedAt']);
        expect(await rows()).toMatchObject([{ status: 'spam', spam_reason: reason }]);
        expect(await messages()).toEqual([]);
      },
    );

    it('are not seen in a person whose clock is wrong', async () => {
      for (const [index, extra] of [
        { startedAt: august2025 + 3_600_000 },
        { startedAt: august2025 + 3_600_000, sentAt: august2025 + 3_660_000 },
        { startedAt: august2025 - 60_000 },
      ].entries())
        await service.send({ company: `No. ${index}`, ...extra });
      expect((await rows()).map(({ status }) => status)).toEqual(['open', 'open', 'open']);
    });
  });

  describe('without script', () => {
    it('a form leads to a page with the reference, the course date and the calendar file of the session', async () => {
      const posted = await postForm(service.origin, psm, registration);
      expect(posted.status).toBe(303);
      const location = posted.headers.get('location') ?? '';
      expect(location).toMatch(/^\/api\/enquiries\/professional-scrum-master\/sent\?reference=ENQ-/);
      const page = await fetch(service.origin + location);
      const text = await page.text();
      const [row] = await rows();
      expect(text).toContain('Registration Successful!');
      expect(text).toContain(withReplyPromise(forms[psm], { hours: 24 }).success.note);
      expect(text).toContain(String(row?.reference));
      expect(text).toContain('<dt>Course date</dt><dd>18–20 Aug 2025</dd>');
      expect(text).not.toContain('mei.tan');
      const calendarPath = /href="([^"]*session\.ics[^"]*)"/.exec(text)?.[1]?.replaceAll('&#38;', '&') ?? '';
      const calendar = await fetch(service.origin + calendarPath);
      expect(calendar.headers.get('content-type')).toContain('text/calendar');
      expect(await calendar.text()).toContain('DTSTART;VALUE=DATE:20250818\r\nDTEND;VALUE=DATE:20250821');
    });

    it('there is a calendar file for the session that was registered for, and for no other', async () => {
      const reference = await service.send({}, psm);
      const other = await service.send();
      const file = async (form: string, named: string, session: string) => {
        const query = new URLSearchParams({ reference: named, session });
        return (await fetch(`${service.origin}/api/enquiries/${form}/session.ics?${query}`)).status;
      };
      expect(await file(psm, reference, '2025-08-18')).toBe(200);
      expect(await file(psm, reference, '2025-09-22')).toBe(404);
      expect(await file(psm, reference, '')).toBe(404);
      expect(await file('generative-ai', reference, '2025-08-18')).toBe(404);
      expect(await file('contact', other, '')).toBe(404);
      expect(await file(psm, 'ENQ-7K3Q-9M2T', '2025-08-18')).toBe(404);
    });

    it('an error gives a page with the form, everything that was typed, and the errors', async () => {
      const posted = await postForm(service.origin, psm, {
        ...registration,
        email: 'wrong',
        firstName: '"><script>alert(1)</script>',
        message: '</textarea><b>',
        experience: 'beginner',
        marketingConsent: 'yes',
        courseDate: '2025-07-01',
      });
      expect(posted.status).toBe(422);
      const text = await posted.text();
      expect(text).toContain('<a href="#email">Enter your email address in full');
      expect(text).toContain('<a href="#courseDate">That date has passed');
      expect(text).toContain('aria-invalid="true"');
      expect(text).toContain('value="wrong"');
      expect(text).toContain('&#60;/textarea&#62;&#60;b&#62;</textarea>');
      expect(text).not.toContain('<script');
      expect(text).not.toContain('style=');
      expect(text).toMatch(/value="beginner" checked/);
      expect(text).toMatch(/name="marketingConsent" value="yes" checked/);
      expect(text).toContain('18–20 Aug 2025');
      expect(text).toContain('Next available date: tell me first');
      expect(posted.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await rows()).toEqual([]);
    });

    it.each(formIds)('%s is shown again with the data protection notice of its page', async (id) => {
      const markup = await (await postForm(service.origin, id, {})).text();
      const parts = purposeNotice(forms[id], company);
      const message = parts.map(({ text, href }) => (href ? `<a href="${href}">${text}</a>` : text)).join('');
      expect(markup).toContain(`<p class="note">${message.replace(' & ', ' &#38; ')}</p>\n<p><button`);
    });

    it('a confirmation needs the reference of a stored enquiry of its form', async () => {
      for (const query of ['', '?reference=ENQ-0000-0001', '?reference=<b>', '?reference=a&reference=b'])
        expect((await fetch(`${service.origin}/api/enquiries/contact/sent${query}`)).status).toBe(404);
      const stored = await service.send({ message: 'Sent by the contact form.' });
      for (const [form, reference, status] of [
        ['contact', stored, 200],
        ['professional-scrum-master', stored, 404],
        ['contact', referenceFrom(new Uint8Array(7)), 404],
      ] as const) {
        const page = `${service.origin}/api/enquiries/${form}/sent?reference=${reference}`;
        expect((await fetch(page)).status, `${form} ${reference}`).toBe(status);
      }
    });
  });

  describe('protection', () => {
    it.each([
      [{ 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'sec-fetch-site': 'same-site' }, 403],
      [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 201],
      [{ origin: 'https://evil.example' }, 403],
      [{ origin: 'null' }, 403],
      [{}, 201],
    ])('a post with %o is answered with %i', async (headers, status) => {
      const { status: answered } = await postJson(service.origin, 'contact', enquiry, { ...headers });
      expect(answered).toBe(status);
      expect(await rows()).toHaveLength(status === 201 ? 1 : 0);
    });

    it('a post from the own origin is taken', async () => {
      const own = { origin: service.origin };
      expect((await postJson(service.origin, 'contact', enquiry, own)).status).toBe(201);
    });

    it('refuses what is too large, of another type, broken, unknown or for no form', async () => {
      const post = (form: string, body: string, type = 'application/json') =>
        rawRequest(service.origin, `/api/enquiries/${form}`, {
          method: 'POST',
          headers: { 'content-type': type },
          body,
        });
      expect((await post('contact', `{"message":"${'x'.repeat(70_000)}"}`)).status).toBe(413);
      expect((await post('contact', 'a=1', 'text/plain')).status).toBe(415);
      expect((await post('contact', '{"name":')).status).toBe(400);
      expect((await post('contact', '')).status).toBe(400);
      expect((await post('contact', '{"__proto__":{"a":1}}')).status).toBe(400);
      expect((await post('no-such-form', '{}')).status).toBe(404);
      expect((await post('constructor', '{}')).status).toBe(404);
      const unknown = JSON.stringify({ ...enquiry, nric: 'S1234567A' });
      expect((await post('contact', unknown)).status).toBe(422);
      expect(await rows()).toEqual([]);
    });

    it('takes the longest legal texts in every script', async () => {
      for (const [index, character] of ['x', '美', '\u{1F600}', '"', '\n'].entries()) {
        const message = `.${character.repeat(Math.floor(3990 / character.length))}.`;
        const body = { ...enquiry, company: `No. ${index}`, message };
        expect((await postJson(service.origin, 'contact', body)).status).toBe(201);
        const form = await postForm(service.origin, 'contact', { ...body, company: `Form ${index}` });
        expect(form.status).toBe(303);
      }
      expect(await rows()).toHaveLength(10);
    });

    it('logs no personal data', async () => {
      await postJson(service.origin, 'contact', { ...enquiry, message: 'Confidential words' });
      await postJson(service.origin, 'contact', { ...enquiry, email: 'wrong@secret' });
      await fetch(`${service.origin}/services?email=mei@example.com`);
      const log = service.logLines.join('');
      expect(log).toContain('enquiry stored');
      expect(log).not.toMatch(/mei|Tan|Confidential|secret|127\.0\.0\.1"/i);
    });
  });
});

describe('rate limit', () => {
  it('limits one client, on the API only, and returns the typed values', async () => {
    const service = await startService({ RATE_LIMIT: '3', TRUST_PROXY: '127.0.0.1' });
    const post = (client: string, company: string) =>
      postJson(service.origin, 'contact', { ...enquiry, company }, { 'x-forwarded-for': client });
    for (let count = 1; count <= 3; count++) expect((await post('203.0.113.1', `${count}`)).status).toBe(201);
    const refused = await post('203.0.113.1', '4');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ status: 'failed', code: 'rate-limited' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post('203.0.113.2', '4')).status).toBe(201);
    const page = await postForm(service.origin, 'contact', enquiry, { 'x-forwarded-for': '203.0.113.1' });
    expect(page.status).toBe(429);
    expect(await page.text()).toContain('value="mei@example.com"');
    for (let count = 0; count < 10; count++)
      expect((await fetch(`${service.origin}/services`)).status).toBe(200);
  });

  it('does not believe a forwarded address unless the proxy is trusted', async () => {
    const service = await startService({ RATE_LIMIT: '1' });
    for (const [client, status] of [
      ['203.0.113.1', 201],
      ['203.0.113.2', 429],
    ] as const) {
      const values = { ...enquiry, company: client };
      const answer = await postJson(service.origin, 'contact', values, { 'x-forwarded-for': client });
      expect(answer.status).toBe(status);
    }
  });
});
