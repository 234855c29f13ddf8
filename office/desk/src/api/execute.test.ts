import { subjects } from '@vanda/desk-api/common';
import { type CommandName, type QueryName, type Route, routes } from '@vanda/desk-api/routes';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from './client.ts';
import { refetch, withKey } from './execute.ts';

const all = Object.entries(routes) as [string, Route][];
const queries = all.flatMap(([name, route]) =>
  'shows' in route ? [{ name: name as QueryName, ...route }] : [],
);
const commands = all.flatMap(([name, route]) =>
  'changes' in route ? [{ name: name as CommandName, ...route }] : [],
);

/** Names of the cached queries that a command makes out of date. */
async function outdatedBy(command: CommandName): Promise<QueryName[]> {
  for (const { name } of queries) queryClient.setQueryData([name], {});
  await refetch(routes[command].changes);
  return queries.map(({ name }) => name).filter((name) => queryClient.getQueryState([name])?.isInvalidated);
}

afterEach(() => queryClient.clear());

test('a command outdates the queries that show what it changes, and no others', async () => {
  expect(await outdatedBy('setKeys')).toEqual(['bootstrap', 'you', 'staffMembers', 'auditLog']);
});

test('a cancelled seat outdates enquiries and sessions', async () => {
  expect(await outdatedBy('cancelSeat')).toEqual(
    expect.arrayContaining(['inbox', 'enquiry', 'sessions', 'session', 'numbers']),
  );
});

test('no command outdates what a form is built on', async () => {
  for (const { name } of commands)
    expect(await outdatedBy(name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(entry|seatEmail|cancellation)$/)]),
    );
});

test.each(subjects)('%s: a query shows them, a command changes them', (subject) => {
  expect(queries.some(({ shows }) => shows.includes(subject))).toBe(true);
  expect(commands.some(({ changes }) => changes.includes(subject))).toBe(true);
});

test('a command has an idempotency key where its contract asks for one', () => {
  const params = { reference: 'ENQ-0000-0000' };
  const noted = withKey('note', { params, body: { text: 'Called' } });
  expect(routes.note.body.parse(noted.body)).toMatchObject({ text: 'Called' });
  const draft = { templateId: null, subject: 'A date', text: 'Dear Devi' };
  expect(routes.saveDraft.body.parse(withKey('saveDraft', { params, body: draft }).body)).toEqual(draft);
});
