import { singaporeTime } from '@vanda/forms/day';
import { retentionDays } from '@vanda/forms/notice';
import { deleteEnquiry, eraseWhatIsDue, purgeEnquiries } from '../modules/enquiries/purge.ts';
import { markNotSpam } from '../modules/intake/not-spam.ts';
import { retryMessages } from '../modules/mail/outbox.ts';
import { checkClock, trustClock } from '../platform/database/clock-doubt.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { readBuildTimes } from '../platform/static/build-files.ts';
import { oneByReference, readCount, type StoreCommandContext } from './command.ts';

const daysMax = 36_500;

export async function notSpam(context: StoreCommandContext): Promise<void> {
  const { reference, status } = await oneByReference(context);
  if (status !== 'spam') throw new OperatorError(`${reference} is not spam: nothing to do`);
  await context.store.database.transaction((queries) => markNotSpam(queries, reference));
  context.print(
    `${reference} is marked as not spam. The service sends its messages with its next look into the outbox.`,
  );
}

export async function deleteOne(context: StoreCommandContext): Promise<void> {
  const { reference } = await oneByReference(context);
  const { database } = context.store;
  const eraser = { id: 'rule', atMs: context.nowMs };
  await database.transaction((queries) => deleteEnquiry(queries, reference, eraser));
  const isErased = (await eraseWhatIsDue(database)) !== 'postponed';
  context.print(
    `${reference} is deleted${isErased ? '' : notErasedYet}. Mail that was already sent and backups still hold it.`,
  );
}

export async function purge(context: StoreCommandContext): Promise<void> {
  const { options, settings, store, nowMs } = context;
  const text = /^(\d+)d$/.exec(String(options['older-than'] ?? ''))?.[1] ?? '';
  const days = readCount(text, daysMax);
  if (days === undefined)
    throw new OperatorError(
      `Say how old, in days from 1 to ${daysMax}: purge --older-than ${retentionDays}d`,
    );
  if (options['clock-is-right']) await trustClock(store.database, nowMs);
  const doubt = await checkClock(store.database, nowMs, readBuildTimes(settings.siteBuild).builtAtMs);
  if (doubt) {
    throw new OperatorError(
      `Nothing is deleted: ${doubt}. Correct the clock, or confirm it with --clock-is-right`,
    );
  }
  const deleted = await purgeEnquiries(store.database, days, nowMs);
  const isErased = (await eraseWhatIsDue(store.database)) !== 'postponed';
  context.print(
    `${singaporeTime(nowMs)} purge: ${deleted} enquiries older than ${days} days deleted${isErased ? '' : notErasedYet}.`,
  );
}

export async function retryMail(context: StoreCommandContext): Promise<void> {
  const reference = context.positionals.length > 0 ? (await oneByReference(context)).reference : undefined;
  const count = await retryMessages(context.store.database, context.nowMs, reference);
  context.print(
    `${count} messages are due now. The service sends them with its next look into the outbox, as far as its settings let it.`,
  );
}

const notErasedYet =
  ', but its text can still be read in the files of the store: the service erases it within minutes of the disk having room and nobody else reading';
