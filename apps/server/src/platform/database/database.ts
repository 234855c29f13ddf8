/** Times are epoch milliseconds, flags 0 or 1. */
export type Value = string | number | null;

export type Row = { readonly [column: string]: Value };

export type Queries = {
  all<R extends Row>(sql: string, values?: readonly Value[]): Promise<R[]>;
  run(sql: string, values?: readonly Value[]): Promise<number>;
  script(sql: string): Promise<void>;
};

/** Durable when the promise fulfils, without effect when it rejects. */
export type Database = Queries & {
  readonly kind: 'SQLite' | 'PostgreSQL';
  readonly place: string;
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Called inside a transaction. */
  lockForMigration(queries: Queries): Promise<void>;
  proveWrite(): Promise<void>;
  /** Removes deleted text from the files. No effect on PostgreSQL. */
  eraseTraces(): Promise<void>;
  close(): Promise<void>;
};

/** A temporary failure: the same request may succeed later. */
export class StoreUnavailable extends Error {
  readonly code: string;

  constructor(message: string, code: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreUnavailable';
    this.code = code;
  }
}

export const parameterList = (values: readonly Value[]): string =>
  values.map((_, index) => `$${index + 1}`).join(', ');

/** Number of rows; `from` may have a condition: `outbox WHERE status = $1`. */
export async function countOf(queries: Queries, from: string, values?: readonly Value[]): Promise<number> {
  const [row] = await queries.all<{ count: number }>(`SELECT COUNT(*) AS count FROM ${from}`, values);
  return row?.count ?? 0;
}
