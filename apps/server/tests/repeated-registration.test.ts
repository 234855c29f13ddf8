import { dayMs } from '@vanda/forms/day';
import { describe, expect, it } from 'vitest';
import { findRegistration } from '../src/modules/registrations/registration.ts';
import { changeSeat, expireOffers, type SeatChange } from '../src/modules/registrations/seat-register.ts';
import { startMailServer } from './support/mail-server.ts';
import { linkIn, pageOf, submit } from './support/registrant.ts';
import { actOn } from './support/seat-register.ts';
import { fixedClock, postForm, postJson, registration, startService } from './support/service.ts';
import { overBothStores } from './support/stores.ts';

const psm = 'professional-scrum-master';
const sessions = [
  { start: '2025-08-18', end: '2025-08-20', seats: 5 },
  { start: '2025-09-22', end: '2025-09-24', seats: 5 },
];
const mei = registration.email;
const values = { ...registration, jobTitle: 'Lead' };

overBothStores((freshStore) => {
  async function begin() {
    const smtp = await startMailServer();
    const clock = fixedClock();
    const environment = { ...(await freshStore()), ...smtp.environment };
    const service = await startService(environment, { clock }, undefined, { [psm]: sessions });
    const { database } = service.store;
    const context = { companyName: 'Vanda', siteUrl: service.settings.siteUrl, sessionsOf: () => sessions };
    return {
      service,
      smtp,
      clock,
      receipts: () =>
        smtp.mails.flatMap(({ recipients, text }) =>
          recipients.includes(mei) && text.includes('We have your registration')
            ? (/ENQ-[\w-]+/.exec(text) ?? [])
            : [],
        ),
      registrationOf: (reference: string) => findRegistration(database, reference),
      /** Changes by the office, and by expiry. */
      async change(reference: string, change: SeatChange) {
        const before = await findRegistration(database, reference);
        if (!before) throw new Error(`no registration ${reference}`);
        const command = actOn(before, clock.now());
        const result = await database.transaction((queries) => changeSeat(queries, context, command, change));
        expect(result).toMatchObject({ ok: true });
      },
      expire: () => expireOffers(database, context, clock.now()),
      /** Changes by the registrant, under the link of the receipt. */
      async act(command: string, fields: Record<string, string> = {}) {
        await service.outbox.deliverDue();
        const link = linkIn(smtp.mailTo(mei)?.text, service);
        const { csrf } = await pageOf(command === 'erase' ? `${link}/erase` : link);
        expect((await submit(link, command, { ...csrf, ...fields })).status).toBeLessThan(304);
      },
    };
  }
  type Begun = Awaited<ReturnType<typeof begin>>;

  const ways = {
    'with script': async ({ service }: Begun) => {
      const body = { ...values, idempotencyKey: 'k'.repeat(32) };
      return String((await postJson(service.origin, psm, body)).body.reference);
    },
    'without script': async ({ service }: Begun) => {
      const response = await postForm(service.origin, psm, values);
      expect(response.status).toBe(303);
      const location = new URL(response.headers.get('location') ?? '', service.origin);
      expect(await (await fetch(location)).text()).toMatch(/Registration Successful!|waiting list/);
      return String(location.searchParams.get('reference'));
    },
  };

  const ending: Record<string, (begun: Begun, reference: string) => Promise<unknown>> = {
    'was cancelled by its person': ({ act }) => act('cancel'),
    'was cancelled by the office': ({ change }, reference) => change(reference, { kind: 'cancel' }),
    'was passed on': ({ act }) =>
      act('substitute', { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' }),
    'was moved': ({ act }) => act('move', { day: '2025-09-22' }),
    'was erased': ({ act }) => act('erase'),
    'was made smaller': ({ change }, reference) => change(reference, { kind: 'group', seats: 2 }),
    'was offered and declined': async ({ change }, reference) => {
      await change(reference, { kind: 'to-waiting' });
      await change(reference, { kind: 'offer' });
      await change(reference, { kind: 'decline' });
    },
    'was offered and expired': async ({ change, clock, expire }, reference) => {
      await change(reference, { kind: 'to-waiting' });
      await change(reference, { kind: 'offer', untilMs: clock.now() + 2 * 3_600_000 });
      clock.advance(3 * 3_600_000);
      expect(await expire()).toBe(1);
    },
  };

  describe.each(Object.entries(ways))('the same form sent again %s', (_name, send) => {
    it.each(Object.entries(ending))(
      'is a new registration with its own receipt after the first %s',
      async (_what, end) => {
        const begun = await begin();
        const first = await send(begun);
        await end(begun, first);
        const second = await send(begun);
        expect(second).not.toBe(first);
        expect(await begun.registrationOf(second)).toMatchObject({
          status: 'held',
          day: '2025-08-18',
          seats: 1,
          version: 1,
        });
        // Another repetition, and two concurrent ones, return the same registration.
        expect(await Promise.all([send(begun), send(begun)])).toEqual([second, second]);
        await begun.service.outbox.deliverDue();
        expect(begun.receipts().toSorted()).toEqual([first, second].toSorted());
      },
    );

    it('stays one registration with one receipt while the first stands: confirmed, waiting, offered, or with names', async () => {
      const begun = await begin();
      const first = await send(begun);
      const changes: SeatChange[] = [
        { kind: 'confirm' },
        { kind: 'group', names: ['Mei Tan'] },
        { kind: 'to-waiting' },
        { kind: 'offer' },
      ];
      for (const change of changes) {
        await begun.change(first, change);
        expect(await send(begun)).toBe(first);
      }
      await begun.service.outbox.deliverDue();
      expect(begun.receipts()).toEqual([first]);
    });

    it('sent at the same time as a cancellation, never ends without a registration', async () => {
      const begun = await begin();
      const first = await send(begun);
      const [, second] = await Promise.all([begun.change(first, { kind: 'cancel' }), send(begun)]);
      const last = await send(begun);
      expect(second === first || second === last).toBe(true);
      expect(await begun.registrationOf(last)).toMatchObject({ status: 'held' });
      expect(last).not.toBe(first);
    });
  });

  it('a receipt and a confirmation page that are seen after the cancellation say so, and give no calendar entry', async () => {
    const begun = await begin();
    const reference = await ways['with script'](begun);
    await begun.change(reference, { kind: 'cancel' });
    await begun.service.outbox.deliverDue();
    const sent = `/api/enquiries/${psm}/sent?reference=${reference}&session=2025-08-18`;
    const page = await (await fetch(begun.service.origin + sent)).text();
    expect(page).toContain('This registration is cancelled');
    expect(page).not.toMatch(/Successful|Add to calendar/);
    const receipt = begun.smtp.mails.find(({ text }) => text.includes('We have your registration'));
    expect(receipt?.text).toContain('has been cancelled since');
    expect(receipt?.text).not.toContain('We will contact you');
    expect(receipt?.calendar).toBe('');
  });

  it('cancelled and sent again ten times on one day, each is a registration of its own', async () => {
    const begun = await begin();
    const seen = new Set<string>();
    for (let count = 0; count < 10; count++) {
      const reference = await ways['without script'](begun);
      await begun.change(reference, { kind: 'cancel' });
      seen.add(reference);
    }
    expect(seen.size).toBe(10);
    begun.clock.advance(dayMs);
    expect(seen).not.toContain(await ways['without script'](begun));
  });
});
