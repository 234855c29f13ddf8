import { dayMs } from '@vanda/forms/day';
import { expect, it } from 'vitest';
import { findEnquiry } from '../src/modules/enquiries/enquiries.ts';
import { searchCondition } from '../src/modules/enquiries/search-terms.ts';
import { findRegistration } from '../src/modules/registrations/registration.ts';
import { changeSeat } from '../src/modules/registrations/seat-register.ts';
import { linkToken } from '../src/modules/registrations/self-service/link.ts';
import { startMailServer } from './support/mail-server.ts';
import { linkIn, pageOf, submit } from './support/registrant.ts';
import { actOn } from './support/seat-register.ts';
import { fixedClock, postJson, startService, type TestService } from './support/service.ts';
import { overOneStore } from './support/stores.ts';

const sessions = [
  { start: '2025-08-18', end: '2025-08-20', seats: 2 },
  { start: '2025-09-22', end: '2025-09-24', seats: 1 },
];
const psm = 'professional-scrum-master';
const mei = { firstName: 'Mei', lastName: 'Tan', email: 'mei.tan@example.com', phone: '+65 6123 4567' };

overOneStore((freshStore) => {
  async function begin(environment: Record<string, string> = {}) {
    const store = await freshStore();
    const smtp = await startMailServer();
    const clock = fixedClock();
    const settings = { ...store, ...smtp.environment, RECEIPT_LIMIT: '3', ...environment };
    const service = await startService(settings, { clock }, undefined, { [psm]: sessions });
    const serveWith = async (offered: typeof sessions) => {
      await service.close();
      return startService(settings, { clock }, service.folder, { [psm]: offered });
    };
    const reference = await service.send(mei, psm);
    const change = async (named: string, kind: 'confirm' | 'cancel' | 'offer') => {
      const { database } = service.store;
      const registration = await findRegistration(database, named);
      if (!registration) throw new Error(`no registration ${named}`);
      const act = actOn(registration, clock.now());
      const { siteUrl } = service.settings;
      const context = { companyName: 'Vanda', siteUrl, sessionsOf: () => sessions };
      const changed = await database.transaction((queries) => changeSeat(queries, context, act, { kind }));
      expect(changed).toMatchObject({ ok: true });
    };
    const linkTo = async (address: string) => {
      await service.outbox.deliverDue();
      return linkIn(smtp.mailTo(address)?.text, service);
    };
    const link = await linkTo(mei.email);
    return { smtp, clock, service, reference, link, linkTo, change, serveWith };
  }

  const everything = async ({ store }: TestService) =>
    Promise.all(
      ['enquiries', 'registrations', 'registration_history', 'emails', 'outbox'].map((table) =>
        store.database.all(`SELECT * FROM ${table} ORDER BY 1`),
      ),
    );

  it('from the first day on the link cancels and moves nothing, also from a page that was opened before', async () => {
    const { service, clock, link } = await begin();
    const { csrf } = await pageOf(link);
    clock.advance(17 * dayMs);
    const before = await everything(service);
    for (const [act, fields] of [
      ['cancel', {}],
      ['move', { day: '2025-09-22' }],
    ] as const) {
      const answer = await submit(link, act, { ...csrf, ...fields });
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain('The session has started. Please call us.');
    }
    expect((await fetch(`${link}/cancel`, { redirect: 'manual' })).status).toBe(303);
    expect(await everything(service)).toEqual(before);
  });

  it('each change of a seat sends the next version of the calendar entry of the receipt, and its end takes the entry out (RFC 5545, 3.8.7.4)', async () => {
    const { service, smtp, link, reference, change, serveWith } = await begin();
    const last = () => smtp.mails.findLast(({ recipients }) => recipients.includes(mei.email));
    const line = (name: string) =>
      new RegExp(`^${name}\\S*?:(\\S+)`, 'm').exec(last()?.calendar.split('BEGIN:VEVENT')[1] ?? '')?.[1];
    const uid = line('UID');
    let sequence = Number(line('SEQUENCE'));
    const expectNext = async ({ outbox }: TestService, status: string, start: string, end: string) => {
      await outbox.deliverDue();
      expect(Number(line('SEQUENCE'))).toBeGreaterThan(sequence);
      sequence = Number(line('SEQUENCE'));
      expect([line('UID'), line('STATUS'), line('DTSTART'), line('DTEND')]).toEqual([
        uid,
        status,
        start,
        end,
      ]);
    };
    expect([sequence, line('STATUS'), line('DTSTART')]).toEqual([0, 'TENTATIVE', '20250818']);
    await change(reference, 'confirm');
    await expectNext(service, 'CONFIRMED', '20250818', '20250821');
    expect(last()?.text).toContain('on Mon 18 to Wed 20 Aug 2025 is confirmed');
    const { csrf } = await pageOf(link);
    expect((await submit(link, 'move', { ...csrf, day: '2025-09-22' })).status).toBe(303);
    await expectNext(service, 'CONFIRMED', '20250922', '20250925');
    expect(last()?.text).toContain('from Mon 18 to Wed 20 Aug 2025 to Mon 22 to Wed 24 Sep 2025');
    // The date is taken out of the content; its registrant chooses none.
    const next = await serveWith([]);
    const at = link.replace(service.origin, next.origin);
    const moved = await submit(at, 'move', { ...(await pageOf(at)).csrf, day: 'next-available' });
    expect(moved.status).toBe(303);
    await expectNext(next, 'CANCELLED', '20250922', '20250925');
  });

  it('a cancellation takes the entry out of the calendar, with the whole range of days', async () => {
    const { service, smtp, link } = await begin();
    expect((await submit(link, 'cancel', (await pageOf(link)).csrf)).status).toBe(303);
    await service.outbox.deliverDue();
    const mail = smtp.mailTo(mei.email);
    expect(mail?.calendar).toMatch(
      /SEQUENCE:[1-9].*DTSTART\S*:20250818.*DTEND\S*:20250821.*STATUS:CANCELLED/s,
    );
    expect(mail?.text).toContain('on Mon 18 to Wed 20 Aug 2025 is cancelled');
    const { text } = await pageOf(link);
    expect(text).toContain('<dt>Length</dt><dd>3 days</dd>');
    expect((await fetch(`${link}/session.ics`)).status).toBe(404);
  });

  it('the receipt brings a link; opening it and everything on it by GET and HEAD changes nothing, and the log keeps no link', async () => {
    const { service, link } = await begin();
    const before = await everything(service);
    const { text, response } = await pageOf(link);
    expect(response.status).toBe(200);
    expect(text).toContain('We keep one seat for you, Mei Tan');
    expect(text).not.toContain('<script');
    expect(text).not.toMatch(/style=|https?:\/\//);
    expect(text).toContain('<meta name="robots" content="noindex">');
    for (const [name, value] of [
      ['cache-control', 'no-store'],
      ['referrer-policy', 'no-referrer'],
      ['x-robots-tag', 'noindex, nofollow'],
      ['cross-origin-opener-policy', 'same-origin'],
      ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
    ])
      expect(response.headers.get(String(name))).toBe(value);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const links = [...text.matchAll(/(?:href|action)="(\/api\/[^"]+)"/g)].map(([, path]) => String(path));
    expect(links.length).toBeGreaterThan(6);
    for (const path of links) {
      for (const method of ['GET', 'HEAD'])
        await fetch(`${service.origin}${path}`, { method, redirect: 'manual' });
    }
    expect(await everything(service)).toEqual(before);
    await fetch(`${link}/no-such-page`);
    expect(service.logLines.join('')).toContain('/api/registrations/:token');
    expect(service.logLines.join('')).not.toContain(link.split('/').at(-1));
  });

  it('a forged, foreign, changed or deleted link opens nothing', async () => {
    const { service, link, reference } = await begin();
    const token = link.split('/').at(-1) ?? '';
    const [code, , lastDay, signature = ''] = token.split('.');
    const at = (forged: string) => `${service.origin}/api/registrations/${forged}`;
    const foreign = linkToken(
      { reference, tokenVersion: 1, lastDay: '2027-01-01' },
      'another secret, long enough',
    );
    const forged = [
      [code, 1, '20270101', signature].join('.'),
      [code, 2, lastDay, signature].join('.'),
      ['ZZZZZZZZ', 1, lastDay, signature].join('.'),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.slice(0, -1),
      foreign,
      'x',
    ];
    for (const each of forged) {
      for (const path of ['', '/data', '/erase', '/session.ics']) {
        const { response, text } = await pageOf(at(each) + path);
        expect(response.status).toBe(404);
        expect(text).not.toMatch(/Mei|mei\.tan/);
      }
      expect((await submit(at(each), 'cancel', {})).status).toBe(404);
    }
    expect((await pageOf(link)).response.status).toBe(200);
    expect((await pageOf(at('x'))).text).toContain('answer that email');
  });

  it('a link ends with its day, and a new one goes to the registration’s address alone, once a day, without saying which', async () => {
    const { link, linkTo, clock, smtp } = await begin();
    clock.advance(31 * dayMs);
    const { response, text } = await pageOf(link);
    expect(response.status).toBe(410);
    expect(text).toContain('This link has ended');
    expect(text).not.toMatch(/Mei|example\.com/);
    const count = smtp.mails.length;
    for (let press = 0; press < 3; press++) {
      const answer = await submit(link, 'new-link', {});
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain('example.com');
    }
    const renewed = await linkTo(mei.email);
    expect(smtp.mails.slice(count).map(({ recipients }) => recipients)).toEqual([[mei.email]]);
    expect(renewed).not.toBe(link);
    expect((await pageOf(renewed)).response.status).toBe(200);
  });

  it('“End it” ends every link made so far and sends another', async () => {
    const { link, linkTo } = await begin();
    expect((await submit(link, 'end-link', (await pageOf(link)).csrf)).status).toBe(200);
    expect((await pageOf(link)).response.status).toBe(410);
    expect((await pageOf(await linkTo(mei.email))).response.status).toBe(200);
  });

  it('limits how often one client downloads or counts what is held under an address', async () => {
    const { link } = await begin({ RATE_LIMIT: '4' });
    const statuses = [];
    for (const path of ['data', 'erase', 'data', 'erase', 'data', 'erase'])
      statuses.push((await pageOf(`${link}/${path}`)).response.status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await pageOf(link)).response.status).toBe(200);
  });

  it('a change needs the CSRF token of the page, from this origin, and happens once however often it is sent', async () => {
    const { service, link, reference, smtp } = await begin();
    const { csrf } = await pageOf(link);
    const status = async () => (await findRegistration(service.store.database, reference))?.status;
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: service.origin },
    ]) {
      expect((await submit(link, 'cancel', csrf, headers)).status).toBe(403);
      expect((await submit(link, 'erase', csrf, headers)).status).toBe(403);
    }
    for (const wrong of [
      {},
      { ...csrf, csrfToken: csrf.key },
      { ...csrf, version: '2' },
      { ...csrf, key: 'A'.repeat(16) },
    ]) {
      expect((await submit(link, 'cancel', wrong)).status).toBe(403);
      expect((await submit(link, 'erase', wrong)).status).toBe(403);
    }
    expect(await status()).toBe('held');
    // A browser that sends no Sec-Fetch-Site says "null" on a page without referrer.
    const answers = await Promise.all([
      submit(link, 'cancel', csrf, { origin: 'null' }),
      submit(link, 'cancel', csrf),
      submit(link, 'cancel', csrf),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await status()).toBe('cancelled');
    await service.outbox.deliverDue();
    expect(smtp.mails.filter(({ text }) => text.includes('is cancelled'))).toHaveLength(1);
    const { text } = await pageOf(`${service.origin}${answers[0]?.headers.get('location')}`);
    expect(text).toContain('<b>Your registration is cancelled</b>');
  });

  it('what was changed meanwhile is not overwritten, and the page says so', async () => {
    const { service, link, reference, change } = await begin();
    const { csrf } = await pageOf(link);
    await change(reference, 'confirm');
    const answer = await submit(link, 'move', { ...csrf, day: '2025-09-22' });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toMatch(/Nothing was changed.*changed by us on/s);
    const { database } = service.store;
    expect(await findRegistration(database, reference)).toMatchObject({
      day: '2025-08-18',
      status: 'confirmed',
    });
  });

  it('moves to a date with a free seat, and says why a full one cannot be chosen', async () => {
    const { service, link, reference } = await begin();
    const full = { ...mei, email: 'an@example.com', courseDate: '2025-09-22' };
    const { csrf } = await pageOf(link);
    await service.send(full, psm);
    expect((await pageOf(link)).text).toMatch(
      /<div class="closed"><p><b class="named">Choose another date<\/b><small>No other date has a free seat now/,
    );
    expect((await submit(link, 'move', { ...csrf, day: '2025-09-22' })).status).toBe(409);
    const unknown = { ...(await pageOf(link)).csrf, day: '2025-12-01' };
    expect((await submit(link, 'move', unknown)).status).toBe(409);
    expect(await findRegistration(service.store.database, reference)).toMatchObject({ day: '2025-08-18' });
  });

  it('corrects the details; invalid values come back with what was typed', async () => {
    const { service, link, reference } = await begin();
    const page = await pageOf(link);
    const typed = { ...page.csrf, ...mei, lastName: 'Tan-Lim' };
    const wrong = await submit(link, 'correct', { ...typed, phone: 'no<b>' });
    expect(wrong.status).toBe(422);
    const text = await wrong.text();
    expect(text).toContain('value="no&#60;b&#62;"');
    expect(text).toContain('id="c-phone-error"');
    expect(text).toMatch(/<details name="act" open>.*Correct your details/s);
    expect((await submit(link, 'correct', { ...typed, company: 'Acme' })).status).toBe(303);
    expect((await findEnquiry(service.store.database, reference))?.values).toEqual({
      ...mei,
      lastName: 'Tan-Lim',
      company: 'Acme',
      courseDate: '2025-08-18',
    });
  });

  it('names a group under its link, as many as it has seats; found, copied and forgotten with its registrant', async () => {
    const { smtp, service, linkTo, link: single } = await begin();
    expect((await pageOf(single)).text).not.toContain('Name your group');
    const email = 'siti@example.com';
    const reference = await service.send({ email, participants: '2', courseDate: 'next-available' }, psm);
    const link = await linkTo(email);
    const { csrf, text } = await pageOf(link);
    expect(text).toMatch(/<textarea id="n-names"/);
    const named = (names: string) => submit(link, 'names', { ...csrf, names });
    const many = await named('Ann\nBen\nCara');
    expect(many.status).toBe(422);
    expect(await many.text()).toContain('You gave 3 names for 2 seats. Take out 1');
    expect((await named(`Ann\n${'x'.repeat(101)}`)).status).toBe(422);
    const { database } = service.store;
    expect((await findRegistration(database, reference))?.names).toEqual([]);
    const done = await named('  Ann   Lim \r\n\r\nBen S1234567D\r\n');
    expect(done.status).toBe(303);
    const after = await pageOf(new URL(done.headers.get('location') ?? '', link).href);
    expect(after.text).toContain('The names of your group are noted');
    expect(after.text).toContain('Ann Lim');
    expect(await (await fetch(`${link}/data`)).text()).toContain('Ann Lim');
    expect(await database.all('SELECT names FROM registrations WHERE reference = $1', [reference])).toEqual([
      { names: expect.stringMatching(/^Ann Lim\nBen S[^\d]+D$/) },
    ]);
    const found = searchCondition('ann', 0);
    expect(await database.all(`SELECT reference FROM enquiries WHERE ${found?.sql}`, found?.values)).toEqual([
      { reference },
    ]);
    await service.outbox.deliverDue();
    expect(smtp.mails.at(-1)?.text).toContain('We have noted the names');
    expect(smtp.mails.at(-1)?.text).not.toContain('Ann');
    const person = { firstName: 'Www.pills.example', lastName: 'Lee', email: 'rosa@example.com' };
    await submit(link, 'substitute', { ...after.csrf, ...person });
    await service.outbox.deliverDue();
    // A registrant can't send text to a stranger in the firm's name: the greeting drops an implausible name.
    expect(smtp.mailTo(person.email)?.text).toMatch(/^Good day,/);
    expect(smtp.mailTo(person.email)?.raw).not.toContain('pills');
    expect((await findRegistration(database, reference))?.names).toEqual([]);
    expect(await database.all(`SELECT reference FROM enquiries WHERE ${found?.sql}`, found?.values)).toEqual(
      [],
    );
  });

  it('a seat passed on ends the first link, and the second shows nothing of the first person', async () => {
    const { link, linkTo, smtp, reference } = await begin();
    const other = { firstName: 'Syafiqah', lastName: 'Rahim', email: 'syafiqah@example.com' };
    const answer = await submit(link, 'substitute', { ...(await pageOf(link)).csrf, ...other });
    expect(await answer.text()).toContain('Passed on to Syafiqah Rahim');
    expect((await pageOf(link)).response.status).toBe(410);
    const own = await linkTo(other.email);
    expect(smtp.mailTo(other.email)?.text).toMatch(/^Dear Syafiqah Rahim,/);
    const { text } = await pageOf(own);
    expect(text).toContain('Syafiqah');
    expect(text).not.toMatch(/Mei|6123/);
    const copy = await (await fetch(`${own}/data`)).text();
    expect(copy).toContain(reference);
    expect(copy).not.toMatch(/Mei|mei\.tan|6123/);
    expect(smtp.mailTo(mei.email)?.text).toContain('Your own link has ended');
  });

  it('limits the emails that others can send to an address', async () => {
    const { link, linkTo } = await begin();
    let current = link;
    for (let round = 0; round < 7; round++) {
      const email = round % 2 ? mei.email : 'victim@example.com';
      const answer = await submit(current, 'correct', { ...(await pageOf(current)).csrf, ...mei, email });
      if (answer.status === 409) {
        expect(round).toBeGreaterThan(2);
        expect(await answer.text()).toContain('Try again tomorrow');
        return;
      }
      current = await linkTo(email);
    }
    throw new Error('addresses could be changed without end');
  });

  it('an offer is taken on the page, with the mail that confirms it and its calendar file', async () => {
    const { service, smtp, reference, linkTo, change } = await begin();
    const second = await service.send({ ...mei, email: 'b@example.com' }, psm);
    const waiting = await service.send({ ...mei, email: 'w@example.com' }, psm);
    await service.outbox.deliverDue();
    expect(smtp.mailTo('w@example.com')?.text).toContain('on its waiting list');
    expect(smtp.mailTo('b@example.com')?.text).not.toContain('waiting list');
    await change(second, 'cancel');
    const link = await linkTo('w@example.com');
    // A seat is free, and not offered yet.
    expect((await pageOf(link)).text).not.toContain('is full');
    await change(waiting, 'offer');
    await service.outbox.deliverDue();
    expect(smtp.mailTo('b@example.com')?.calendar).toContain('STATUS:CANCELLED');
    expect(smtp.mailTo('w@example.com')?.calendar).toContain('STATUS:TENTATIVE');
    const page = await pageOf(link);
    expect(page.text).toContain('Until Sat 2 Aug 2025, 09:00, Singapore time');
    expect((await submit(link, 'take', page.csrf)).status).toBe(303);
    const { database } = service.store;
    expect((await findRegistration(database, waiting))?.status).toBe('confirmed');
    expect((await findRegistration(database, reference))?.status).toBe('held');
    await service.outbox.deliverDue();
    expect(smtp.mailTo('w@example.com')?.text).toContain('is confirmed');
    expect(smtp.mailTo('w@example.com')?.calendar).toMatch(/DTSTART\S*:20250818.*STATUS:CONFIRMED/s);
    expect(smtp.mailTo('w@example.com')?.calendar).toBe(await (await fetch(`${link}/session.ics`)).text());
  });

  it('refuses to give a seat of a date that the build no longer lists, and says what can be done instead', async () => {
    const { service, link, linkTo, smtp, reference, change, serveWith } = await begin();
    const other = await service.send({ ...mei, firstName: 'Bo', email: 'bo@example.com' }, psm);
    const waiting = await service.send({ ...mei, firstName: 'Ana', email: 'ana@example.com' }, psm);
    await change(other, 'cancel');
    const { waitingSinceMs } = (await findRegistration(service.store.database, waiting)) ?? {};
    await change(waiting, 'offer');
    const offered = await linkTo('ana@example.com');
    const { csrf } = await pageOf(offered);

    const next = await serveWith(sessions.slice(1));
    const at = (earlier: string) => earlier.replace(service.origin, next.origin);
    const refused = await submit(at(offered), 'take', csrf);
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain('taken out of our programme');
    expect(page).toContain('Date withdrawn');
    expect(page).not.toContain('Take the seat');
    expect(page).toContain('Next available date: tell me first');
    expect((await findRegistration(next.store.database, waiting))?.status).toBe('offered');

    const count = smtp.mails.length;
    await next.outbox.deliverDue();
    expect(smtp.mails.slice(count).map(({ recipients }) => recipients)).toEqual([['ana@example.com']]);
    expect(smtp.mails.at(-1)?.text).toContain('taken this date out of our programme');
    expect(smtp.mails.at(-1)?.text).not.toContain('waiting list');
    expect(await findRegistration(next.store.database, waiting)).toMatchObject({
      status: 'waiting',
      waitingSinceMs,
    });

    const { text, csrf: meiCsrf } = await pageOf(at(link));
    expect(text).toContain('We have taken Mon 18 to Wed 20 Aug 2025 out of our programme, Mei Tan');
    expect(text).not.toMatch(/We keep one seat|Add to calendar/);
    expect((await fetch(`${at(link)}/session.ics`)).status).toBe(404);
    expect(
      (await submit(at(link), 'substitute', { ...meiCsrf, ...mei, email: 'x@example.com' })).status,
    ).toBe(409);
    const moved = await submit(at(link), 'move', { ...meiCsrf, day: 'next-available' });
    expect(moved.status).toBe(303);
    expect(await findRegistration(next.store.database, reference)).toMatchObject({
      day: undefined,
      status: 'held',
    });
    const stored = await findEnquiry(next.store.database, reference);
    expect(stored?.values.courseDate).toBe('next-available');
    expect((await postJson(next.origin, psm, { courseDate: '2025-08-18', ...mei })).status).toBe(422);
  });

  it('sends a receipt without a seat or calendar for a date withdrawn before the receipt left', async () => {
    const { service, smtp, serveWith } = await begin();
    await service.send({ ...mei, firstName: 'Bo', email: 'bo@example.com' }, psm);
    const next = await serveWith([]);
    await next.outbox.deliverDue();
    const mail = smtp.mailTo('bo@example.com');
    expect(mail?.text).toContain('has been taken out of our programme, so no seat is booked');
    expect(mail?.calendar).toBe('');
  });

  it('identity numbers are masked on the page and in the file; a correction that leaves them alone keeps what is stored', async () => {
    const { service, linkTo } = await begin();
    const lee = { ...mei, firstName: 'Lee', email: 'lee@example.com' };
    const message = 'Passes please.\nNRIC S1234567D, FIN G7654321X.';
    const reference = await service.send({ ...lee, company: 'T0123456A Pte Ltd', message }, psm);
    const link = await linkTo(lee.email);
    const { text, csrf } = await pageOf(link);
    const copy = await (await fetch(`${link}/data`)).text();
    for (const shown of [text, copy]) {
      expect(shown).toContain('NRIC S•••••••D, FIN G•••••••X.');
      expect(shown).toContain('T•••••••A Pte Ltd');
      expect(shown).not.toMatch(/1234567|7654321|0123456/);
    }
    const shown = {
      ...lee,
      company: 'T•••••••A Pte Ltd',
      message: 'Passes please.\r\nNRIC S•••••••D, FIN G•••••••X.',
    };
    expect((await submit(link, 'correct', { ...csrf, ...shown, firstName: 'Leigh' })).status).toBe(303);
    const stored = await findEnquiry(service.store.database, reference);
    expect(stored?.values).toMatchObject({ firstName: 'Leigh', company: 'T0123456A Pte Ltd', message });
  });
});
