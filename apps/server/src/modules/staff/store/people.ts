import type { Queries } from '../../../platform/database/database.ts';
import { formerAddress } from '../../enquiries/personal-data.ts';
import { DomainError } from '../domain-error.ts';
import { findHandled } from './handling.ts';

/** @throws {DomainError} `not-found` */
export async function searchText(queries: Queries, id: string): Promise<string> {
  const [row] = await queries.all<{ text: string }>('SELECT text FROM searches WHERE id = $1', [id]);
  if (!row) throw new DomainError({ code: 'not-found' });
  return row.text;
}

export async function addressOf(queries: Queries, key: string): Promise<string> {
  const reference = referenceIn(key);
  if (reference !== key) {
    const address = await formerAddress(queries, key);
    if (address === undefined) throw new DomainError({ code: 'not-found' });
    return address;
  }
  const { values } = await findHandled(queries, reference);
  return (values.email ?? '').toLowerCase();
}

export function referenceIn(key: string): string {
  return key.split('~')[0] ?? '';
}
