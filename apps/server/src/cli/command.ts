import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readReference } from '@vanda/forms/reference';
import { type EnquiryRecord, findEnquiry } from '../modules/enquiries/enquiries.ts';
import type { Store } from '../platform/database/store.ts';
import { sqliteFile } from '../platform/database/store-folder.ts';
import type { Settings } from '../platform/env.ts';
import { OperatorError } from '../platform/operator-error.ts';

export function existingStore({ dataDir }: Pick<Settings, 'dataDir'>): string {
  const file = sqliteFile(dataDir);
  if (existsSync(file)) return file;
  throw new OperatorError(`There is no store at ${file}: set DATA_DIR or DATABASE_URL as the service has it`);
}

export type CommandContext = {
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
  readonly settings: Settings;
  readonly nowMs: number;
  print(text: string): void;
};

export type StoreCommandContext = CommandContext & { readonly store: Store };

export type StoreCommand = (context: StoreCommandContext) => Promise<void>;

export type Command = {
  readonly usage: string;
  readonly summary: string;
  readonly options?: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  /** The most positional arguments; none by default. */
  readonly positionals?: number;
} & (
  | { readonly run: StoreCommand; readonly makesStore?: true }
  | { readonly runWithoutStore: (context: CommandContext) => Promise<void> }
);

export function readArguments(args: readonly string[], { options = {}, positionals: most = 0 }: Command) {
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new OperatorError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : 'unknown option');
  }
  const { values, positionals } = parsed;
  if (positionals.length > most) throw new OperatorError(`"${positionals[most]}" is one word too many`);
  return { options: values as CommandContext['options'], positionals };
}

export async function oneByReference({ positionals, store }: StoreCommandContext): Promise<EnquiryRecord> {
  const [text] = positionals;
  if (text === undefined) throw new OperatorError('Say which one, by its reference, such as ENQ-7K3Q-9M2T');
  const reference = readReference(text);
  if (!reference) throw new OperatorError(`"${text}" is no reference: check it for a typing error`);
  const record = await findEnquiry(store.database, reference);
  if (!record) throw new OperatorError(`There is no enquiry ${reference}`);
  return record;
}

export function readCount(text: string, max: number): number | undefined {
  const count = Number(text);
  return /^\d+$/.test(text) && count >= 1 && count <= max ? count : undefined;
}
