import { registrantLinkDays, retentionDays } from '@vanda/enquiry/notice';
import type { Company } from '../schemas/company.ts';
import { mostSearchEvents } from '../storage-keys.ts';

/** What a text of the content names in double braces, so that it is stated once: `{{replyWithinHours}}`. */
export const factNames = [
  'address',
  'brand',
  'dpoEmail',
  'legalName',
  'phone',
  'registrantLinkDays',
  'replyWithinHours',
  'retentionDays',
  'searchEventLimit',
  'uen',
] as const;
export type Facts = Record<(typeof factNames)[number], string>;

/** The facts as plain text, from where the site itself takes them. */
export function factsOf(company: Company): Facts {
  const { street, city, postalCode } = company.address;
  return {
    address: `${street}, ${city} ${postalCode}`,
    brand: company.brand,
    dpoEmail: company.dpoEmail,
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

/** Whatever texts may name, by name: the facts of the company and the words of the instruments. */
export type Words = Readonly<Record<string, string>>;

/** Puts the facts into a text; a name that nobody knows throws. */
export function fillIn(text: string, facts: Words): string {
  return text.replace(fact, (written, name: string) => {
    const value = facts[name];
    if (value === undefined) {
      throw new Error(`"${written}" is no fact of the company and no day or status of an instrument`);
    }
    return value;
  });
}

/** The same for every text of an entry's data, however deep. */
export function fillInAll<Value>(value: Value, facts: Words): Value;
export function fillInAll(value: unknown, facts: Words): unknown {
  if (typeof value === 'string') return fillIn(value, facts);
  if (Array.isArray(value)) return value.map((item) => fillInAll(item, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, fillInAll(child, facts)]));
}

/** Names in double braces that stand in a text. */
export const namedFacts = (text: string): string[] => [...text.matchAll(fact)].map(([, name = '']) => name);
