import type { Field } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { escapeHtml } from '../escape-html.ts';
import type { Company } from '../schemas/company.ts';
import { telephoneLink } from '../text/telephone.ts';
import { type Facts, factNames, factsOf, fillIn } from './facts.ts';

/** What the Markdown of a legal page may name in double braces: the facts of any text, and the table of the forms. */
export const legalFactNames = [...factNames, 'formTable'] as const;

/** The facts as HTML. */
export function legalFacts(company: Company): Record<(typeof legalFactNames)[number], string> {
  const facts = factsOf(company);
  const escaped = Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, escapeHtml(text)]));
  return {
    ...(escaped as Facts),
    dpoEmail: `<a href="mailto:${escaped.dpoEmail}">${escaped.dpoEmail}</a>`,
    phone: `<a href="${telephoneLink(facts.phone)}">${escaped.phone}</a>`,
    formTable: formTable(),
  };
}

/** Puts the facts into the HTML of a legal page. The table takes the place of the paragraph that names it. */
export const fillInHtml = (html: string, facts: ReturnType<typeof legalFacts>): string =>
  fillIn(html.replace('<p>{{formTable}}</p>', '{{formTable}}'), facts);

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
