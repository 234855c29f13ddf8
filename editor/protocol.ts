/** What the editor's page and its server say to each other, in JSON. */

/** A schema of src/schemas as JSON schema: the part of it that forms are made from. */
export type FieldSchema = {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** Label; made from the field's name when left out. */
  title?: string;
  /** Help under the label. */
  description?: string;
  format?: string;
  enum?: string[];
  const?: string;
  default?: unknown;
  maxLength?: number;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  /** Which entries the value names: pages of the site or sources. */
  reference?: 'pages' | 'sources';
};

export type FieldValue = string | number | boolean | FieldValue[] | Fields;
export type Fields = { [name: string]: FieldValue };

/** `GET /editor/api/entries` */
export type EntryList = {
  groups: {
    collection: string;
    label: string;
    /** Whether entries can be added. */
    isOpen: boolean;
    entries: { slug: string; title: string }[];
  }[];
};

/** `GET /editor/api/entry?collection=&slug=`; without a slug, an empty entry. */
export type Entry = {
  collection: string;
  /** Empty for one that is not saved yet. */
  slug: string;
  /** Path of the file from the repository's root. */
  file: string;
  /** Page of the site that shows it; empty while there is none. */
  page: string;
  /** The file as it was read: what it held, to notice changes from elsewhere. */
  hash: string;
  schema: FieldSchema;
  data: Fields;
  /** The Markdown below the fields; left out where the file has none. */
  body?: string;
  choices: Record<'pages' | 'sources', { value: string; label: string }[]>;
};

/** `POST /editor/api/entry` */
export type SaveRequest = Pick<Entry, 'collection' | 'slug' | 'hash' | 'data' | 'body'> & {
  /** True for a new entry: its slug must be free. */
  isNew: boolean;
};

/** A field by its path (`sessions.0.start`, `body`, `slug`), and what is wrong with it. Without a field, the whole. */
export type FieldMistake = { field: string; message: string };

/** Answers of a save: 200, 422 and 409. Nothing was written unless it is `saved`. */
export type SaveResult =
  | { outcome: 'saved'; hash: string; file: string }
  | { outcome: 'mistakes'; mistakes: FieldMistake[] }
  | { outcome: 'conflict'; message: string };
