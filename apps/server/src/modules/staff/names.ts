import type { Actor, StaffName } from '@vanda/desk-api/common';
import type { Queries } from '../../platform/database/database.ts';
import { listStaffMembers } from './store/staff-members.ts';

export type Names = ReadonlyMap<string, string>;

export async function namesOf(queries: Queries): Promise<Names> {
  return new Map((await listStaffMembers(queries)).map(({ id, name }) => [id, name]));
}

export function staffName(names: Names, id: string): StaffName {
  return { id, name: names.get(id) ?? 'A colleague' };
}

export function actorOf(names: Names, { kind, id }: { readonly kind: string; readonly id: string }): Actor {
  if (kind === 'colleague') return { kind, ...staffName(names, id) };
  return { kind: kind === 'registrant' ? 'registrant' : 'rule' };
}
