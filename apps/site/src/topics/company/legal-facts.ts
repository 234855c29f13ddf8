import type { Field } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import type { Company } from '../../schemas/company.ts';
import { telephoneLink } from '../../text/telephone.ts';
import { type Facts, factNames, factsOf } from './facts.ts';

export const legalFactNames = [...factNames, 'formTable'] as const;

const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>|&]/g, '\\$&');

/** Facts of the legal pages as Markdown. */
export function legalFacts(company: Company): Record<(typeof legalFactNames)[number], string> {
  const facts = factsOf(company);
  const escaped = Object.fromEntries(
    Object.entries(facts).map(([name, text]) => [name, escapeMarkdown(text)]),
  );
  return {
    ...(escaped as Facts),
    dpoEmail: `[${escaped.dpoEmail}](mailto:${facts.dpoEmail})`,
    phone: `[${escaped.phone}](${telephoneLink(facts.phone)})`,
    formTable: formTable(),
  };
}

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
  ].map((cells) => `| ${cells.map((text = '') => escapeMarkdown(text)).join(' | ')} |`);
  return `_Table 1. What each form asks for; an asterisk marks what is required_

| Form | Fields |
| --- | --- |
${rows.join('\n')}`;
}

const labelsOf = (fields: readonly Field[]) =>
  fields.map(({ label, required }) => (required ? `${label}*` : label));
