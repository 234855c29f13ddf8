import { dayMs } from '@vanda/forms/day';
import { expect, it } from 'vitest';
import { runCommand } from './support/command.ts';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { fixedClock, startService, type TestService } from './support/service.ts';
import { overBothStores } from './support/stores.ts';

const spellings = [
  'mei.tan@example.com',
  'MeiTan@Example.com',
  'm.e.i.tan+1@example.com',
  'meitan+x@example.com',
];

const receiptsIn = ({ mails }: MailServer) =>
  mails.filter(({ recipients }) => !recipients.includes('desk@vanda.example'));

overBothStores((freshStore) => {
  it('sends a mailbox five receipts a day, and marks each withheld one for the office', async () => {
    const smtp = await startMailServer();
    const store = await freshStore();
    const clock = fixedClock();
    const environment = { ...store, ...smtp.environment, RECEIPT_LIMIT: '' };
    const first = await startService(environment, { clock });
    const second = await startService(environment, { clock }, first.folder);
    const send = (service: TestService, number: number) =>
      service.send({ email: spellings[number % spellings.length], message: `Message ${number}` });
    await Promise.all(Array.from({ length: 12 }, (_, number) => send(number % 2 ? first : second, number)));
    await first.outbox.deliverDue();
    expect(receiptsIn(smtp)).toHaveLength(5);
    const notices = () => smtp.mails.filter(({ recipients }) => recipients.includes('desk@vanda.example'));
    expect(notices()).toHaveLength(12);
    const withheld = notices().filter(({ text }) => /Receipt: Not sent\. More than 5 forms/.test(text));
    expect(withheld).toHaveLength(7);
    const { out } = await runCommand({ ...store, DATA_DIR: first.settings.dataDir }, 'list');
    expect(out.match(/notice sent, receipt withheld/g)).toHaveLength(7);

    await first.send({ email: 'an@example.com' });
    await second.close();
    const third = await startService(environment, { clock }, first.folder);
    await send(third, 24);
    await third.outbox.deliverDue();
    expect(receiptsIn(smtp)).toHaveLength(6);
    clock.advance(dayMs);
    await send(third, 25);
    await third.outbox.deliverDue();
    expect(receiptsIn(smtp)).toHaveLength(7);
  });
});
