import type { DatabaseSync } from 'node:sqlite';

/** Marks the file as this service's; an arbitrary fixed number. */
export const applicationId = 0x56_41_4e_44;

export function foreignness(connection: DatabaseSync): string | undefined {
  const id = numberOf(connection, 'application_id');
  const tables = connection
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map(({ name }) => String(name));
  // Stores of the first version have no mark.
  const isOurs = ['enquiries', 'migrations', 'outbox'].every((name) => tables.includes(name));
  if (id === applicationId || (id === 0 && (tables.length === 0 || isOurs))) return undefined;
  return `it belongs to another program${tables.length > 0 ? ` and holds ${tables.slice(0, 5).join(', ')}` : ''}`;
}

export function markIfNew(connection: DatabaseSync): void {
  if (isEmpty(connection)) connection.exec(`PRAGMA application_id = ${applicationId}`);
}

export function isEmpty(connection: DatabaseSync): boolean {
  return connection.prepare('SELECT name FROM sqlite_schema LIMIT 1').get() === undefined;
}

/** Undefined when intact. `quick` skips comparing indexes with tables. */
export function damage(connection: DatabaseSync, depth: 'quick' | 'whole'): string | undefined {
  const pragma = depth === 'quick' ? 'quick_check' : 'integrity_check';
  const [row] = connection.prepare(`PRAGMA ${pragma}(1)`).all();
  const finding = String(Object.values(row ?? {})[0]).replaceAll(/\s+/g, ' ');
  return finding === 'ok' ? undefined : finding;
}

function numberOf(connection: DatabaseSync, pragma: string): number {
  return Number(Object.values(connection.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
}
