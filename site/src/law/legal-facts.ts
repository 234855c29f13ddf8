import type { Field } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { retentionDays } from '@vanda/enquiry/notice';
import { escapeHtml } from '../escape-html.ts';
import type { Company } from '../schemas/company.ts';
import { mostSearchEvents } from '../storage-keys.ts';
import { telephoneLink } from '../text/telephone.ts';

/** What a legal page may name in double braces, so that it is stated once: `{{retentionDays}}`. */
export const legalFactNames = [
  'address',
  'brand',
  'dpoEmail',
  'formTable',
  'legalName',
  'phone',
  'replyWithinHours',
  'retentionDays',
  'searchEventLimit',
  'uen',
] as const;
type LegalFacts = Record<(typeof legalFactNames)[number], string>;

/** The facts as HTML, from where the site itself takes them. */
export function legalFacts(company: Company): LegalFacts {
  const { street, city, postalCode } = company.address;
  return {
    address: escapeHtml(`${street}, ${city} ${postalCode}`),
    brand: escapeHtml(company.brand),
    dpoEmail: `<a href="mailto:${escapeHtml(company.dpoEmail)}">${escapeHtml(company.dpoEmail)}</a>`,
    formTable: formTable(),
    legalName: escapeHtml(company.legalName),
    phone: `<a href="${telephoneLink(company.phone)}">${escapeHtml(company.phone)}</a>`,
    replyWithinHours: String(company.replyWithinHours),
    retentionDays: String(retentionDays),
    searchEventLimit: mostSearchEvents.toLocaleString('en-SG'),
    uen: escapeHtml(company.uen),
  };
}

const fact = /(?:<p>)?\{\{(\w+)\}\}(?:<\/p>)?/g;

/** Puts the facts in. A paragraph that is nothing but one fact gives way to it; an unknown name throws. */
export function fillIn(html: string, facts: LegalFacts): string {
  return html.replace(fact, (written: string, name: string) => {
    const value = (facts as Record<string, string>)[name];
    if (value === undefined)
      throw new Error(`"{{${name}}}" is no fact: choose from ${legalFactNames.join(', ')}`);
    const isAlone = written.startsWith('<p>') && written.endsWith('</p>');
    return isAlone ? value : written.replace(`{{${name}}}`, value);
  });
}

/** Names in double braces that nobody knows. */
export const unknownFacts = (markdown: string): string[] =>
  [...markdown.matchAll(/\{\{(\w*)\}\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(legalFactNames as readonly string[]).includes(name));

/** What each form asks for, from the definitions that the forms themselves are made of. */
function formTable(): string {
  const rows = Object.values(forms).map(({ title, fields }) => {
    const labels = (fields as readonly Field[]).map(({ label, required }) =>
      required ? `${label}*` : label,
    );
    return `<tr><td>${escapeHtml(title)}</td><td>${escapeHtml(labels.join(', '))}</td></tr>`;
  });
  return `<p><em>Table 1. What each form asks for; an asterisk marks what is required</em></p>
<table><thead><tr><th>Form</th><th>Fields</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
