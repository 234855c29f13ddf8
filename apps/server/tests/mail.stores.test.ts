import { withReplyPromise } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { afterEach, expect, it } from 'vitest';
import { claimMessages, retryMessages } from '../src/modules/mail/outbox.ts';
import { signature } from '../src/modules/mail/webhook.ts';
import { backoff } from '../src/platform/backoff.ts';
import { startMailServer } from './support/mail-server.ts';
import { startReceiver } from './support/receiver.ts';
import { fixedClock, registration, startService, type TestService } from './support/service.ts';
import { overOneStore } from './support/stores.ts';

const patience = { connectMs: 10_000, answerMs: 10_000, wholeMs: 20_000 };
/** For a hanging server, which responds after ten seconds as little as after this time. */
const impatience = { connectMs: 200, answerMs: 200, wholeMs: 5000 };
const minute = 60_000;
const psm = 'professional-scrum-master';

overOneStore((freshStore) => {
  /** The service reads the values for each message, so a test can change them while it runs. */
  const timeouts = { ...patience };
  afterEach(() => void Object.assign(timeouts, patience));

  const service = async (environment: Record<string, string>, clock = fixedClock()): Promise<TestService> =>
    startService(
      { ...(await freshStore()), SITE_URL: 'https://www.vanda.example', ...environment },
      { clock, smtpTimeouts: timeouts },
    );

  async function begin() {
    const [smtp, clock] = [await startMailServer(), fixedClock()];
    return { smtp, clock, app: await service(smtp.environment, clock) };
  }

  const statuses = async ({ store }: TestService) =>
    Object.fromEntries(
      (await store.database.all<{ kind: string; status: string }>('SELECT kind, status FROM outbox')).map(
        ({ kind, status }) => [kind, status],
      ),
    );

  it('sends the notice with everything but identity numbers, and the receipt with the reference and the calendar file', async () => {
    const { smtp, app } = await begin();
    const message = 'First line\nSecond <b>line</b>\nNRIC S1234567D';
    const reference = await app.send({ firstName: '陈美玲', message }, psm);
    expect(await app.outbox.deliverDue()).toBe(2);

    const notice = smtp.mailTo('desk@vanda.example');
    expect(notice?.from).toBe('hello@vanda.example');
    expect(notice?.headers).toContain(`Message-ID: <${reference.toLowerCase()}.notice@vanda.example>`);
    expect(notice?.headers).toContain('Reply-To: mei.tan@example.com');
    expect(notice?.text).toContain('Course date: 18–20 Aug 2025');
    expect(notice?.text).toContain('First name: 陈美玲');
    expect(notice?.text).toContain('First line\nSecond <b>line</b>');
    expect(notice?.html).toContain('Second &#60;b&#62;line&#60;/b&#62;');
    for (const part of [notice?.text, notice?.html]) {
      expect(part).toContain('NRIC S•••••••D');
      expect(part).not.toContain('1234567');
    }
    expect(notice?.text).toContain(reference);

    const receipt = smtp.mailTo('mei.tan@example.com');
    expect(receipt?.headers).toContain('Auto-Submitted: auto-replied');
    expect(receipt?.text).toContain(reference);
    expect(receipt?.text).toContain('18–20 Aug 2025');
    expect(receipt?.text).toContain(withReplyPromise(forms[psm], { hours: 24 }).success.note);
    expect(receipt?.calendar).toContain('DTSTART;VALUE=DATE:20250818');
    expect(receipt?.calendar).toContain(`UID:${reference.toLowerCase()}@www.vanda.example`);
    expect(await statuses(app)).toEqual({ notice: 'sent', receipt: 'sent' });
    expect(await app.outbox.deliverDue()).toBe(0);
  });

  it('repeats no typed text in the receipt, so that the form can not be used to write to strangers', async () => {
    const { smtp, app } = await begin();
    await app.send({
      name: 'Buy at spam.example',
      email: 'victim@example.com',
      company: 'Cheap pills',
      message: 'Click http://spam.example',
    });
    await app.outbox.deliverDue();
    expect(smtp.mailTo('victim@example.com')?.raw).not.toMatch(/spam|pills/i);
    expect(smtp.mailTo('desk@vanda.example')?.text).toContain('http://spam.example');
  });

  it('keeps typed text out of the headers', async () => {
    const { smtp, app } = await begin();
    const lastName = 'Tan\nContent-Type: text/html\n\n<b>';
    await app.send({ firstName: 'Mei\r\nBcc: all@example.com', lastName }, psm);
    await app.outbox.deliverDue();
    const notice = smtp.mailTo('desk@vanda.example');
    expect(notice?.headers).not.toMatch(/^(bcc|cc):/im);
    expect(notice?.recipients).toEqual(['desk@vanda.example']);
    expect(notice?.headers.match(/^content-type:/gim)).toHaveLength(1);
  });

  it.each([
    ['refuses the connection', 'refuse'],
    ['never greets', 'hang'],
    ['hangs after the text', 'hang-data'],
    ['answers 4xx to the recipient', '4xx'],
    ['answers 550 to our sender', '5xx-from'],
    ['answers 554 to the text', '5xx-data'],
  ] as const)(
    'tries again with growing pauses while the mail server %s, then delivers once',
    async (_, mood) => {
      const { smtp, clock, app } = await begin();
      await app.send();
      await smtp.setMood(mood);
      if (mood.startsWith('hang')) Object.assign(timeouts, impatience);
      expect(await app.outbox.deliverDue()).toBe(2);
      expect(await app.outbox.deliverDue()).toBe(0);
      clock.advance(backoff.firstMs);
      expect(await app.outbox.deliverDue()).toBe(2);
      clock.advance(backoff.firstMs);
      expect(await app.outbox.deliverDue()).toBe(0);
      expect(await statuses(app)).toEqual({ notice: 'waiting', receipt: 'waiting' });
      await smtp.setMood('well');
      Object.assign(timeouts, patience);
      clock.advance(backoff.firstMs);
      expect(await app.outbox.deliverDue()).toBe(2);
      expect(smtp.mails.map(({ recipients }) => recipients[0]).toSorted()).toEqual([
        'desk@vanda.example',
        'mei@example.com',
      ]);
      expect(await statuses(app)).toEqual({ notice: 'sent', receipt: 'sent' });
    },
  );

  it('gives up the receipt for an address that does not exist, never the notice to the firm', async () => {
    const { smtp, app } = await begin();
    await app.send({ email: 'gone@example.com' });
    await smtp.setMood('5xx');
    await app.outbox.deliverDue();
    expect(await statuses(app)).toEqual({ notice: 'waiting', receipt: 'failed' });
    const [row] = await app.store.database.all("SELECT last_error FROM outbox WHERE kind = 'receipt'");
    expect(row?.last_error).toContain('550');
    expect(row?.last_error).not.toContain('gone@example.com');
    expect(app.logLines.join('')).not.toContain('gone@example.com');
  });

  it('fails after three days of attempts, and sends again on request', async () => {
    const { smtp, clock, app } = await begin();
    await app.send();
    await smtp.setMood('refuse');
    // Leaves only the last attempt.
    await app.store.database.run('UPDATE outbox SET attempts = $1', [backoff.attempts - 2]);
    await app.outbox.deliverDue();
    expect(await statuses(app)).toEqual({ notice: 'waiting', receipt: 'waiting' });
    clock.advance(backoff.longestMs);
    await app.outbox.deliverDue();
    expect(await statuses(app)).toEqual({ notice: 'failed', receipt: 'failed' });
    expect(app.logLines.join('')).toContain('message failed');
    await smtp.setMood('well');
    expect(await retryMessages(app.store.database, clock.now())).toBe(2);
    await app.outbox.deliverDue();
    expect(smtp.mails).toHaveLength(2);
  });

  it('lets mail wait while SMTP_URL is not set, and sends it when it is', async () => {
    const store = await freshStore();
    const first = await startService(store);
    await first.send();
    expect(await first.outbox.deliverDue()).toBe(0);
    await first.close();
    const smtp = await startMailServer();
    const second = await startService({ ...store, ...smtp.environment }, {}, first.folder);
    expect(await second.outbox.deliverDue()).toBe(2);
  });

  it('never sends a message twice, however many instances look into the outbox at once', async () => {
    const smtp = await startMailServer();
    const settings = { ...(await freshStore()), ...smtp.environment };
    const clock = fixedClock();
    const first = await startService(settings, { clock });
    const others = await Promise.all([1, 2, 3].map(() => startService(settings, { clock }, first.folder)));
    const count = 30;
    for (let index = 0; index < count; index++) await first.send({ email: `mei${index}@example.com` });
    const attempts = await Promise.all(others.map(({ outbox }) => outbox.deliverDue()));
    expect(attempts.reduce((sum, part) => sum + part, 0)).toBe(2 * count);
    expect(smtp.mails).toHaveLength(2 * count);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(2 * count);
  });

  it('leaves a message to another instance once the lease of one that died has run out', async () => {
    const { clock, app } = await begin();
    await app.send();
    const died = { owner: 'died', nowMs: clock.now() };
    expect(await claimMessages(app.store.database, ['notice', 'receipt'], died, 9)).toHaveLength(2);
    clock.advance(2 * minute);
    expect(await app.outbox.deliverDue()).toBe(0);
    clock.advance(minute);
    expect(await app.outbox.deliverDue()).toBe(2);
  });

  it('hands the enquiry to the webhook, signed, again with the same id until it is taken', async () => {
    const { calls, answer, secret, environment } = await startReceiver(500);
    const clock = fixedClock();
    const app = await service(environment, clock);
    const reference = await app.send({}, psm);
    await app.outbox.deliverDue();
    answer.status = 204;
    for (const waitMs of [backoff.firstMs, backoff.firstMs * 4]) {
      clock.advance(waitMs);
      await app.outbox.deliverDue();
    }
    expect(calls).toHaveLength(2);
    expect((await statuses(app)).webhook).toBe('sent');
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const { headers, body } of calls) {
      const { 'webhook-id': id, 'webhook-timestamp': timestamp } = headers;
      expect(headers['webhook-signature']).toBe(
        `v1,${signature(secret, String(id), String(timestamp), body)}`,
      );
      expect(JSON.parse(body)).toMatchObject({
        type: 'enquiry.received',
        reference,
        values: registration,
        marketingConsent: false,
      });
    }
  });
});
