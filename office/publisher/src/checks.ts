import type { Check } from '@vanda/desk-api/entries';
import { checkFiles, validateOnce } from '@vanda/site/content-lint/check';
import type { ContentFile, ContentIssue } from '@vanda/site/content-lint/read';
import { type Content, entryOf, titleOf } from './entries.ts';
import { formSchema, labelOfPath } from './form-schema.ts';

/** Messages in the words of a person who fills in a form. The first match wins. */
const plainMessages: readonly [RegExp, string | ((...parts: string[]) => string)][] = [
  [/^is missing: add it, .*$/, 'Still missing.'],
  [/^is empty: .*$/, 'Still empty.'],
  [/^must be a text.*$/, 'Write a text.'],
  [/^must be a number.*$/, 'Write a number, without currency or commas.'],
  [/^must be a whole number$/, 'Write a whole number.'],
  [/^must be true or false$/, 'Say yes or no.'],
  [/^must be a (list|group).*$/, 'Nothing is given here yet.'],
  [
    /^must be (".*)$/,
    (_, choices = '') => `Choose ${choices.replaceAll('"', '“').replace(/“(?=[,\s]|$)/g, '”')}.`,
  ],
  [/^is not a field here.*$/, 'This field is not known any more. Take it out.'],
  [
    /^names the (course|service page|trainer) "([^"]*)".*$/,
    (_, kind = '', name = '') => `No ${kind} of that name: ${name}. Choose one from the list.`,
  ],
  [
    /^(?:names|.{0,80}cites) the source ([A-Z0-9-]+)/,
    (_, key = '') => `The source ${key} does not exist. Choose another, or add it.`,
  ],
  [/^cites no source: .*$/, 'Say who says so: an article about law or figures has at least one source.'],
  [
    /states figures without a source: .*$/,
    'This gives a figure about others. Say who says so, or say it without the figure.',
  ],
  [/^states law or figures without a source: .*$/, 'This states law or a figure. Add its source.'],
  [/^states law, but its sources.*$/, 'This states law. Add the law itself or its authority as a source.'],
  [/(has|is) a picture without words: .*$/, 'Say what the picture shows.'],
  [/^no illustration is called "undefined".*$/, 'Choose a drawing.'],
  [
    /^no illustration is called "([^"]*)".*$/,
    (_, name = '') => `No drawing is called ${name}. Choose another.`,
  ],
  [/^shows the photograph .*$/, 'The photograph is not there any more. Choose or upload another.'],
  [/^leads to (\S+), which is not a page.*$/, (_, page = '') => `${page} is not a page of this site.`],
  [/^lies before start: .*$/, 'The last day comes before the first.'],
  [/^must (stand.*|be more than 0|.*)$/, (_, rest = '') => `Must ${rest}.`],
];

export function plainMessageOf(message: string): string {
  const line = /^line (\d+) (.*)$/s.exec(message);
  if (line) return `Line ${line[1]}: ${plainMessageOf(line[2] ?? '')}`;
  for (const [pattern, plainMessage] of plainMessages) {
    const match = pattern.exec(message);
    if (match) return typeof plainMessage === 'string' ? plainMessage : plainMessage(...match);
  }
  const plain = message.replaceAll(/`|,? ?in src\/content\/\S+|src\/content\//g, '').trim();
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${/[.?!]$/.test(plain) ? '' : '.'}`;
}

/** Publishing removes it. */
const uncited = 'is a source that nothing cites';
export const isUncited = ({ message }: ContentIssue) => message.startsWith(uncited);

/** Where a file is invalid, the others are checked with its `online` version. Leaves out what is online already. */
export function checkDraft(draft: Content, online: Content): Check[] {
  const found = issuesOf(draft, online);
  const known = new Set(found.length > 0 ? issuesOf(online, online).map(identify) : []);
  return found
    .filter((issue) => !isUncited(issue) && !known.has(identify(issue)))
    .map((issue) => toCheck(issue, draft.files));
}

export function issuesOf({ files, issues }: Content, online: Content): ContentIssue[] {
  const invalid = new Map(
    files.map((file) => [file.file, validateOnce(file)] as const).filter(([, found]) => found.length > 0),
  );
  const broken = new Set([...invalid.keys(), ...issues.map(({ file }) => file)]);
  const sound = files.filter(({ file }) => !broken.has(file));
  const substitutes = online.files.filter(({ file }) => broken.has(file));
  const across = checkFiles({ files: [...sound, ...substitutes], issues: [] });
  return [...issues, ...[...invalid.values()].flat(), ...across.filter(({ file }) => !broken.has(file))];
}

const identify = ({ file, field, message }: ContentIssue) => `${file} ${field} ${message}`;

function toCheck({ file, field, line, message }: ContentIssue, files: readonly ContentFile[]): Check {
  const entry = files.find((candidate) => candidate.file === file);
  const named = entryOf(file) ?? { collection: 'company', slug: '' };
  const lead = entry ? (/^\n*/.exec(entry.body)?.[0].length ?? 0) : 0;
  const place =
    field === 'body' && entry && line > 1 ? `line ${Math.max(1, line - entry.bodyLine - lead + 1)} ` : '';
  return {
    ...named,
    title: entry ? titleOf(entry) : named.slug || file,
    field,
    label: labelOfPath(formSchema(named.collection), field),
    message: plainMessageOf(`${place}${message}`),
  };
}

export function sentenceOf(checks: readonly Check[]): string {
  const [first] = checks;
  const more = checks.length > 1 ? ` And ${checks.length - 1} more.` : '';
  return first ? `${[first.title, first.label].filter(Boolean).join(', ')}: ${first.message}${more}` : '';
}
