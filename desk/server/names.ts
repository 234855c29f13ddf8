import type { Queries } from '../../intake/src/store/database.ts';
import type { Actor, ColleagueName } from '../contract/common.ts';

/** Names of all colleagues by their ids, those who left included. */
export type Names = ReadonlyMap<string, string>;

/** Reads the names. */
export async function namesOf(queries: Queries): Promise<Names> {
  const rows = await queries.all<{ id: string; name: string }>('SELECT id, name FROM colleagues');
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A colleague with the name. */
export function colleagueName(names: Names, id: string): ColleagueName {
  return { id, name: names.get(id) ?? 'A colleague' };
}

/** Who did something, as the contract says it. */
export function actorOf(names: Names, { kind, id }: { readonly kind: string; readonly id: string }): Actor {
  if (kind === 'colleague') return { kind, ...colleagueName(names, id) };
  return { kind: kind === 'registrant' ? 'registrant' : 'rule' };
}
