import { formIds, forms } from '@vanda/forms/forms';
import { registrantLinkDays, retentionDays } from '@vanda/forms/notice';
import { mostSearchEvents } from '../../config/storage-keys.ts';
import type { Company } from '../../schemas/company.ts';
import { markPastVariants } from '../../text/rich-text.ts';

/** Names usable in any text of the content, such as `{{replyWithinHours}}`. */
export const factNames = [
  'address',
  'brand',
  'dpoEmail',
  'email',
  'formCount',
  'jurisdictionCount',
  'legalName',
  'phone',
  'registrantLinkDays',
  'registrationFormCount',
  'replyWithinHours',
  'retentionDays',
  'searchEventLimit',
  'uen',
] as const;
export type Facts = Record<(typeof factNames)[number], string>;

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const inWords = (count: number) => numberWords[count] ?? String(count);

export function factsOf(company: Company, jurisdictionCount: number): Facts {
  const { street, city, postalCode } = company.address;
  return {
    address: `${street}, ${city} ${postalCode}`,
    brand: company.brand,
    dpoEmail: company.dpoEmail,
    email: company.email,
    formCount: inWords(formIds.length),
    registrationFormCount: inWords(Object.values(forms).filter(({ kind }) => kind === 'registration').length),
    jurisdictionCount: inWords(jurisdictionCount),
    legalName: company.legalName,
    phone: company.phone,
    replyWithinHours: String(company.replyWithinHours),
    registrantLinkDays: String(registrantLinkDays.atLeast),
    retentionDays: String(retentionDays),
    searchEventLimit: mostSearchEvents.toLocaleString('en-SG'),
    uen: company.uen,
  };
}

/** `{{brand}}`, and for instruments `{{eu-ai-act/high-risk-uses}}`. */
const fact = /\{\{([\w/-]+)\}\}/g;

/** `today` chooses variants by date. */
export type Words = Readonly<Record<string, string>>;

/** @throws for an unknown name */
export function fillIn(text: string, facts: Words): string {
  const filled = text.replace(fact, (written, name: string) => {
    const value = facts[name];
    if (value === undefined) {
      throw new Error(`"${written}" is no fact of the company and no day or status of an instrument`);
    }
    return value;
  });
  return facts.today === undefined ? filled : markPastVariants(filled, facts.today);
}

export function fillInAll<Value>(value: Value, facts: Words): Value;
export function fillInAll(value: unknown, facts: Words): unknown {
  if (typeof value === 'string') return fillIn(value, facts);
  if (Array.isArray(value)) return value.map((item) => fillInAll(item, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, fillInAll(child, facts)]));
}

export const namedFacts = (text: string): string[] => [...text.matchAll(fact)].map(([, name = '']) => name);
