import type { DatabaseSync } from 'node:sqlite';

/** Marks a SQLite file as this service's store; any fixed number that no other program has. */
export const applicationId = 0x56_41_4e_44;

/** Whether an open file is a store of this service, or empty and may become one: undefined then, the reason otherwise. */
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

/** Marks a file without tables as ours. */
export function markIfNew(connection: DatabaseSync): void {
  if (isEmpty(connection)) connection.exec(`PRAGMA application_id = ${applicationId}`);
}

/** Whether a file has no tables. */
export function isEmpty(connection: DatabaseSync): boolean {
  return connection.prepare('SELECT name FROM sqlite_schema LIMIT 1').get() === undefined;
}

/**
 * Reads the file through. Undefined when it is sound, what is wrong with it otherwise.
 * @param depth `quick` passes over whether indexes agree with their tables, and takes a fraction of the time
 */
export function damage(connection: DatabaseSync, depth: 'quick' | 'whole'): string | undefined {
  const pragma = depth === 'quick' ? 'quick_check' : 'integrity_check';
  const [row] = connection.prepare(`PRAGMA ${pragma}(1)`).all();
  const finding = String(Object.values(row ?? {})[0]).replaceAll(/\s+/g, ' ');
  return finding === 'ok' ? undefined : finding;
}

function numberOf(connection: DatabaseSync, pragma: string): number {
  return Number(Object.values(connection.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
}
