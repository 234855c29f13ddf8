import type { Field } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import type { Company } from '../../schemas/company.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { telephoneLink } from '../../text/telephone.ts';
import { type Facts, factNames, factsOf, fillIn } from './facts.ts';

export const legalFactNames = [...factNames, 'formTable'] as const;

export function legalFacts(
  company: Company,
  jurisdictionCount: number,
): Record<(typeof legalFactNames)[number], string> {
  const facts = factsOf(company, jurisdictionCount);
  const escaped = Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, escapeHtml(text)]));
  return {
    ...(escaped as Facts),
    dpoEmail: `<a href="mailto:${escaped.dpoEmail}">${escaped.dpoEmail}</a>`,
    phone: `<a href="${telephoneLink(facts.phone)}">${escaped.phone}</a>`,
    formTable: formTable(),
  };
}

/** The table replaces the paragraph that names it. */
export const fillInHtml = (html: string, facts: ReturnType<typeof legalFacts>): string =>
  fillIn(html.replace('<p>{{formTable}}</p>', '{{formTable}}'), facts);

function formTable(): string {
  const { contact, ...others } = forms;
  const registrations = Object.values(others).map(({ title, fields }) => ({
    title,
    asked: labelsOf(fields),
  }));
  const asked = registrations.map(({ asked }) => asked);
  const common = asked[0]?.filter((label) => asked.every((labels) => labels.includes(label))) ?? [];
  const ownOf = (labels: readonly string[]) => labels.filter((label) => !common.includes(label)).join(', ');
  const rows = [
    [contact.title, labelsOf(contact.fields).join(', ')],
    ['Every course registration', common.join(', ')],
    ...[...Map.groupBy(registrations, ({ asked }) => ownOf(asked))].map(([own, alike]) => [
      alike.map(({ title }) => title).join('; '),
      own === '' ? 'no more than these' : `also ${own}`,
    ]),
  ].map((cells) => `<tr>${cells.map((text = '') => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`);
  return `<p><em>Table 1. What each form asks for; an asterisk marks what is required</em></p>
<table><thead><tr><th>Form</th><th>Fields</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const labelsOf = (fields: readonly Field[]) =>
  fields.map(({ label, required }) => (required ? `${label}*` : label));
