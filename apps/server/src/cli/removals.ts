import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { eraseAgain } from '../modules/enquiries/personal-data.ts';
import { eraseWhatIsDue } from '../modules/enquiries/purge.ts';
import type { Queries } from '../platform/database/database.ts';
import { OperatorError } from '../platform/operator-error.ts';
import type { StoreCommandContext } from './command.ts';

const removalsSchema = z.strictObject({
  erasures: z.array(z.strictObject({ reference: z.string(), at: z.number(), by_id: z.string() })),
  staff: z.array(z.string()),
  passkeys: z.array(z.strictObject({ id: z.string(), removed_at: z.number() })),
});

export type Removals = z.output<typeof removalsSchema>;

export async function readRemovals(queries: Queries): Promise<Removals> {
  const staff = await queries.all<{ id: string }>(
    "SELECT id FROM staff_members WHERE status = 'removed' ORDER BY id",
  );
  return {
    erasures: await queries.all('SELECT reference, at, by_id FROM erasures ORDER BY at, reference'),
    staff: staff.map(({ id }) => id),
    passkeys: await queries.all(
      'SELECT id, removed_at FROM passkeys WHERE removed_at IS NOT NULL ORDER BY id',
    ),
  };
}

/**
 * In the caller's transaction. Also ends sign-ins and links that may have been revoked since the copy was
 * made.
 */
export async function replayRemovals(queries: Queries, { erasures, staff, passkeys }: Removals) {
  const sessions = await queries.run('DELETE FROM login_sessions');
  const invitations = await queries.run('DELETE FROM invitations');
  await queries.run('DELETE FROM challenges');
  let erased = 0;
  for (const { reference, at, by_id: id } of erasures) {
    if (await eraseAgain(queries, reference, { id, atMs: at })) erased++;
  }
  let members = 0;
  for (const id of staff) {
    members += await queries.run(
      `UPDATE staff_members SET status = 'removed', version = version + 1, calendar_hash = NULL, calendar_made_at = NULL
       WHERE id = $1 AND status <> 'removed'`,
      [id],
    );
    await queries.run('DELETE FROM reply_drafts WHERE staff_member = $1', [id]);
    await queries.run('UPDATE enquiries SET assignee = NULL, version = version + 1 WHERE assignee = $1', [
      id,
    ]);
  }
  let keys = 0;
  for (const { id, removed_at: atMs } of passkeys) {
    keys += await queries.run('UPDATE passkeys SET removed_at = $1 WHERE id = $2 AND removed_at IS NULL', [
      atMs,
      id,
    ]);
  }
  return `Ended: ${sessions} sign-ins, ${invitations} invitations. Repeated: ${erased} erasures, ${members} removals of staff, ${keys} of passkeys.`;
}

export async function removals(context: StoreCommandContext): Promise<void> {
  const [what, file] = context.positionals;
  if ((what !== 'save' && what !== 'replay') || file === undefined)
    throw new OperatorError('Say what: removals save FILE, or removals replay FILE');
  const { database } = context.store;
  if (what === 'save') {
    if (existsSync(file)) throw new OperatorError(`${file} exists already: choose another name`);
    const found = await readRemovals(database);
    await writeFile(file, JSON.stringify(found), { mode: 0o600, flag: 'wx' });
    context.print(
      `${found.erasures.length} erasures, ${found.staff.length} removals of staff and ${found.passkeys.length} of passkeys saved in ${file}. After restoring: removals replay ${file}`,
    );
    return;
  }
  const read = removalsSchema.safeParse(parseJson(await readFile(file, 'utf8')));
  if (!read.success) throw new OperatorError(`${file} was not written by "removals save"`);
  context.print(await database.transaction((queries) => replayRemovals(queries, read.data)));
  await eraseWhatIsDue(database);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
