import { type ParseArgsConfig, parseArgs } from 'node:util';
import { formIds, isFormId } from '@vanda/forms/forms';
import { readReference } from '@vanda/forms/reference';
import { type EnquiryRecord, findEnquiry } from '../modules/enquiries/enquiries.ts';
import type { Value } from '../platform/database/database.ts';
import { type CommandContext, CommandError, type StoreCommandContext } from './command.ts';

export type Options = Readonly<Record<string, string | boolean | undefined>>;

export function parse(
  { args }: CommandContext,
  kinds: Readonly<Record<string, 'string' | 'boolean'>>,
  positionalsMax: number,
): { values: Options; positionals: string[] } {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, type]) => [name, { type }]),
  ) as NonNullable<ParseArgsConfig['options']>;
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new CommandError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : 'unknown option');
  }
  if (parsed.positionals.length > positionalsMax) {
    throw new CommandError(`"${parsed.positionals[positionalsMax]}" is one word too many`);
  }
  return { values: parsed.values as Options, positionals: parsed.positionals };
}

export async function oneByReference(context: StoreCommandContext): Promise<EnquiryRecord> {
  const [text] = parse(context, {}, 1).positionals;
  if (text === undefined) throw new CommandError('Say which one, by its reference, such as ENQ-7K3Q-9M2T');
  const reference = readReference(text);
  if (!reference) throw new CommandError(`"${text}" is no reference: check it for a typing error`);
  const record = await findEnquiry(context.store.database, reference);
  if (!record) throw new CommandError(`There is no enquiry ${reference}`);
  return record;
}

export function filterOf({ form, state }: Options): { where: string; parameters: Value[] } {
  const conditions: string[] = [];
  const parameters: Value[] = [];
  if (typeof form === 'string') {
    if (!isFormId(form)) throw new CommandError(`"${form}" is no form: choose from ${formIds.join(', ')}`);
    conditions.push(`form = $${parameters.push(form)}`);
  }
  if (typeof state === 'string') {
    if (state !== 'received' && state !== 'suspected') {
      throw new CommandError(`"${state}" is no state: choose received or suspected`);
    }
    conditions.push(`state = $${parameters.push(state)}`);
  }
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', parameters };
}

export function readCount(text: string, max: number): number | undefined {
  const count = Number(text);
  return /^\d+$/.test(text) && count >= 1 && count <= max ? count : undefined;
}
