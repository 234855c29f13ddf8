/** A value in a column. Times are epoch milliseconds, flags 0 or 1. */
export type Value = string | number | null;

/** A row by column name. */
export type Row = { readonly [column: string]: Value };

/** The queries of both stores. SQL is written once, with `$1` placeholders and nothing only one of them knows. */
export type Queries = {
  /** Rows of a SELECT, or of a statement with RETURNING. */
  all<R extends Row>(sql: string, values?: readonly Value[]): Promise<R[]>;
  /** Number of rows changed. */
  run(sql: string, values?: readonly Value[]): Promise<number>;
  /** Several statements without values. */
  script(sql: string): Promise<void>;
};

/** A store. A transaction is on disk when its promise fulfils, and leaves no trace when it rejects. */
export type Database = Queries & {
  readonly kind: 'SQLite' | 'PostgreSQL';
  /** Where it is, for people, without secrets. */
  readonly place: string;
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Makes two instances that start together migrate one after the other. Runs inside a transaction. */
  lockForMigration(queries: Queries): Promise<void>;
  /** Fulfils when the longest enquiry could be stored now; nothing of the attempt remains. */
  proveWrite(): Promise<void>;
  /** Rewrites the store's files so that nothing deleted can be read in them. PostgreSQL's are its operator's. */
  eraseTraces(): Promise<void>;
  close(): Promise<void>;
};

/** The store can't be written or reached now; the same request may succeed later. */
export class StoreUnavailable extends Error {
  readonly code: string;

  constructor(message: string, code: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreUnavailable';
    this.code = code;
  }
}
