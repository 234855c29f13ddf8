import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteName } from '@vanda/desk-api/routes';
import { hourMs, toIsoDay } from '@vanda/forms/day';
import { startMailServer } from '@vanda/server/testing/mail-server';
import { overBothStores } from '@vanda/server/testing/stores';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, it } from 'vitest';
import { fillWithDemoData } from '../src/demo.ts';
import { startDesk } from './support/desk.ts';

const byTelephone = { how: 'telephone' };

overBothStores((freshStore) => {
  it('measures lateness, due times and figures by the promise of the company file', async () => {
    const desk = await startDesk(await freshStore(), { company: { replyWithin: { hours: 8 } } });
    let rachel = await desk.signedIn();
    const write = (name: string) => desk.service.send({ name });
    const response = async (reference: string) => {
      expect((await rachel.act('markAnswered', reference, byTelephone)).status).toBe(200);
    };
    const receivedAtMs = desk.clock.now();
    const [inTime, tooLate] = [await write('intime'), await write('toolate')];
    expect((await rachel.ask('bootstrap')).body.promise).toBe('8 hours');
    expect((await rachel.ask('inbox')).body.nextDueAtMs).toBe(receivedAtMs + 8 * hourMs);
    await response(inTime);
    desk.clock.advance(8 * hourMs + 1);
    rachel = await desk.signedIn();
    const { matching, counts, rows } = (await rachel.ask('inbox')).body;
    expect(matching).toEqual({ total: 1, late: 1, within: 0, again: 0 });
    expect(counts.late).toBe(1);
    expect(rows[0].dueAtMs).toBe(receivedAtMs + 8 * hourMs);
    await response(tooLate);
    await write('young');
    const { month, weeks, forms } = (await rachel.ask('numbers')).body;
    const figure = { received: 3, due: 2, answered: 2, answeredWithin: 1 };
    expect(month).toMatchObject({ month: '2025-08', ...figure });
    expect(weeks[0]).toMatchObject({ startsOn: '2025-07-28', ...figure });
    expect(forms).toMatchObject([{ form: 'contact', ...figure }]);
  });

  it('shows a follow-up from its day on, in the list and count of its owner, until a reply', async () => {
    const desk = await startDesk(await freshStore());
    const rachel = await desk.signedIn();
    const reference = await desk.service.send();
    const seen = async (view = 'open') => {
      const { rows, matching, counts } = (await rachel.ask('inbox', { query: { view } })).body;
      expect(matching.total).toBe(rows.length);
      expect(counts[view]).toBe(rows.length);
      return rows.length;
    };
    const followUp = (day: string) => rachel.act('followUp', reference, { day });
    await rachel.act('markAnswered', reference, byTelephone);
    expect((await followUp('2025-07-31')).body.code).toBe('invalid');
    expect((await followUp('2025-08-02')).body.enquiry).toMatchObject({
      followUpDay: '2025-08-02',
      assignee: { name: 'Rachel Koh' },
    });
    expect([await seen(), await seen('mine')]).toEqual([0, 0]);
    desk.clock.advance(24 * hourMs);
    Object.assign(rachel, await desk.signedIn('Imran Said'));
    expect([await seen(), await seen('mine'), await seen('unassigned')]).toEqual([1, 0, 0]);
    expect((await rachel.ask('inbox')).body.matching).toEqual({ total: 1, late: 0, within: 0, again: 1 });
    await rachel.act('markAnswered', reference, byTelephone);
    expect(await seen()).toBe(0);
  });

  it('opening a closed enquiry again, and undoing an answer, brings back the follow-up that had ended', async () => {
    const smtp = await startMailServer();
    const desk = await startDesk({ ...(await freshStore()), ...smtp.environment });
    const rachel = await desk.signedIn();
    const reference = await desk.service.send();
    const change = async (name: RouteName, body?: object) =>
      (await rachel.act(name, reference, body)).body.enquiry;
    const day = '2025-08-01';
    await change('followUp', { day });
    expect(await change('close')).toMatchObject({ followUpDay: null });
    expect(await change('reopen')).toMatchObject({ status: 'open', followUpDay: day });
    const email = { templateId: null, subject: 'Your enquiry', text: 'Dear Mei,\n\nYes.' };
    const { history, followUpDay } = await change('reply', email);
    expect(followUpDay).toBe(null);
    const mailId = history.findLast(({ kind }: { kind: string }) => kind === 'answered').mail.id;
    expect(await change('undoReply', { mailId })).toMatchObject({ status: 'open', followUpDay: day });
  });

  it('notifies the office once, two hours before a reply is due, unless it was sent', async () => {
    const smtp = await startMailServer();
    const desk = await startDesk({ ...(await freshStore()), ...smtp.environment });
    const { service, clock } = desk;
    const asked = { company: 'Kranji $& Co', service: 'Data Protection Officer', message: 'Please call me.' };
    const open = await service.send(asked);
    const answered = await service.send({ name: 'Ben' });
    clock.advance(22 * hourMs - 1);
    await service.outbox.deliverDue();
    const due = () => smtp.mails.filter(({ raw }) => raw.includes('Subject: Reply due soon'));
    expect(due()).toEqual([]);
    const rachel = await desk.signedIn();
    await rachel.act('markAnswered', answered, byTelephone);
    clock.advance(1);
    for (const waitMs of [0, 1000, 3 * hourMs]) {
      clock.advance(waitMs);
      await service.outbox.deliverDue();
      expect(due().map(({ recipients }) => recipients)).toEqual([['desk@vanda.example']]);
    }
    const [mail] = due();
    expect(mail?.headers).toContain(
      `Subject: Reply due soon: Kranji $& Co, Mei, Data Protection Officer (${open})`,
    );
    // Dated when it is sent: at the arrival of the enquiry a mailbox sorts it below yesterday's mail.
    const dateMs = Date.parse(/^Date: (.*)$/m.exec(mail?.headers ?? '')?.[1] ?? '');
    expect(dateMs).toBe(Math.floor((desk.clock.now() - 1000 - 3 * hourMs) / 1000) * 1000);
    expect(due()[0]?.text).toContain(`/enquiries/${open}`);
    expect(due()[0]?.text).not.toContain('Please call me');
  });

  it('sends nothing to or about the people of the demonstration, and everything of who registers beside them', async () => {
    const smtp = await startMailServer();
    const desk = await startDesk({ ...(await freshStore()), ...smtp.environment });
    const { service, clock } = desk;
    expect(await fillWithDemoData(service.store.database, [], clock.now())).toBeGreaterThan(20);
    const rachel = await desk.signedIn();
    const { rows } = (await rachel.ask('inbox')).body;
    const email = { templateId: null, subject: 'Your enquiry', text: 'Dear Mei,\n\nYes.' };
    expect((await rachel.act('reply', rows[0].reference, email)).status).toBe(200);
    for (let hour = 0; hour < 48; hour++) {
      clock.advance(hourMs);
      await service.outbox.deliverDue();
    }
    expect(smtp.mails).toEqual([]);
    await service.send();
    await service.outbox.deliverDue();
    expect(smtp.mails).toHaveLength(2);
  });

  it('promises and counts working days alone where the company file says so, without the public holidays named to the service', async () => {
    const file = path.join(temporaryFolder(), 'holidays.txt');
    writeFileSync(file, '# of 2025\n2025-08-04  # a Monday\n');
    const desk = await startDesk(
      { ...(await freshStore()), PUBLIC_HOLIDAYS: file },
      { company: { replyWithin: { hours: 24, workingDays: true } } },
    );
    let rachel = await desk.signedIn();
    expect((await rachel.ask('bootstrap')).body.promise).toBe('24 hours on working days');
    const reference = await desk.service.send();
    const receivedAtMs = desk.clock.now();
    expect(toIsoDay(receivedAtMs)).toBe('2025-08-01');
    const dueAtMs = receivedAtMs + 4 * 24 * hourMs;
    const { rows } = (await rachel.ask('inbox')).body;
    expect(rows[0]).toMatchObject({ reference, dueAtMs });
    desk.clock.advance(dueAtMs - receivedAtMs);
    rachel = await desk.signedIn();
    expect((await rachel.ask('inbox')).body.counts.late).toBe(0);
    await rachel.act('markAnswered', reference, byTelephone);
    expect((await rachel.ask('numbers')).body.month).toMatchObject({ received: 1, answeredWithin: 1 });
  });
});
