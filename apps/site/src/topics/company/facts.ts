import { forms } from '@vanda/forms/forms';
import { registrantLinkDays, retentionDays } from '@vanda/forms/notice';
import { numberWord } from '@vanda/forms/plural';
import { replyTime } from '@vanda/forms/reply-promise';
import { mostSearchEvents } from '../../config/storage-keys.ts';
import type { Company } from '../../schemas/company.ts';
import { markPastVariants } from '../../text/rich-text.ts';

/** Facts by their names in texts of the content, such as `{{replyTime}}`. */
const factsByName = {
  address: ({ address: { street, city, postalCode } }) => `${street}, ${city} ${postalCode}`,
  brand: ({ brand }) => brand,
  dpoEmail: ({ dpoEmail }) => dpoEmail,
  email: ({ email }) => email,
  formCount: () => numberWord(Object.keys(forms).length),
  legalName: ({ legalName }) => legalName,
  phone: ({ phone }) => phone,
  registrantLinkDays: () => String(registrantLinkDays.atLeast),
  registrationFormCount: () =>
    numberWord(Object.values(forms).filter(({ kind }) => kind === 'registration').length),
  replyTime: ({ replyWithin }) => replyTime(replyWithin),
  retentionDays: () => String(retentionDays),
  searchEventLimit: () => mostSearchEvents.toLocaleString('en-SG'),
  uen: ({ uen }) => uen,
} satisfies Record<string, (company: Company) => string>;

export const factNames = Object.keys(factsByName) as (keyof typeof factsByName)[];

export type Facts = Record<keyof typeof factsByName, string>;

export const factsOf = (company: Company) =>
  Object.fromEntries(factNames.map((name) => [name, factsByName[name](company)])) as Facts;

/** Matches `{{brand}}`, and for instruments `{{eu-ai-act/high-risk-uses}}`. */
const fact = /\{\{([\w/-]+)\}\}/g;

/** `today` chooses variants by date. */
export type Words = Readonly<Record<string, string>>;

/** @throws for an unknown name */
export function fillIn(text: string, facts: Words): string {
  const filled = text.replace(fact, (written, name: string) => {
    const value = facts[name];
    if (value === undefined)
      throw new Error(`"${written}" is no fact of the company and no day or status of an instrument`);
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
