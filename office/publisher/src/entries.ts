import { basename, extname, join, matchesGlob, relative } from 'node:path';
import type { ChoiceKind } from '@vanda/desk-api/entries';
import { cleanBlock, cleanLine } from '@vanda/forms/clean';
import {
  type ContentFile,
  frontmatter,
  parseContent,
  type ReadBefore,
  readContent,
  withoutMark,
} from '@vanda/site/content-lint/read';
import { knownPaths } from '@vanda/site/content-lint/references';
import { type CollectionName, collections, pageOfEntry } from '@vanda/site/schemas/collections';
import type { Company } from '@vanda/site/schemas/company';
import type { SourceFile } from '@vanda/site/schemas/source';
import { stringify } from 'yaml';
import type { Fields } from './form-schema.ts';
import { patchYaml } from './yaml-patch.ts';

/** Listed in the order of the desk. Entries can be added where `one` is set. */
type Group = { label: string; one?: string };

export const groups: Readonly<Record<CollectionName, Group>> = {
  courses: { label: 'Courses', one: 'course' },
  news: { label: 'Articles', one: 'article' },
  instruments: { label: 'Laws', one: 'law' },
  regulations: { label: 'Law pages' },
  markets: { label: 'Markets' },
  services: { label: 'Services', one: 'service' },
  serviceGroups: { label: 'Groups of services' },
  industries: { label: 'Industries' },
  company: { label: 'Company' },
  demonstration: { label: 'Demonstration data' },
  notices: { label: 'Notices', one: 'notice' },
  bannerSlides: { label: 'Banner', one: 'slide' },
  homePage: { label: 'Home' },
  servicesPage: { label: 'Services page' },
  aboutPage: { label: 'About' },
  newsPage: { label: 'News page' },
  contactPage: { label: 'Contact' },
  legal: { label: 'Legal pages' },
  emailTemplates: { label: 'Letters', one: 'letter' },
  teamPlan: { label: 'Team plan' },
  sources: { label: 'Sources' },
  euCheckPage: { label: 'EU AI Act check, page' },
  euCheckRuleSet: { label: 'EU AI Act check, rules' },
  euCheckBlocks: { label: 'EU AI Act check, parts' },
  readinessTool: { label: 'Readiness questions' },
  navigation: { label: 'Menu' },
  redirects: { label: 'Redirects', one: 'redirect' },
  notSentPages: { label: 'Form not sent' },
  notFoundPage: { label: 'Page not found' },
  search: { label: 'Search words' },
  numbersPage: { label: 'Numbers page' },
  regulationHub: { label: 'Regulation hub' },
  applicationHub: { label: 'Application hub' },
  whichLawsPage: { label: 'Which laws page' },
  incidentPage: { label: 'Incident page' },
  finderQuestions: { label: 'Finder questions' },
  finderRules: { label: 'Finder rules' },
};

export const isOpen = (name: CollectionName) => groups[name].one !== undefined;

export type Content = { files: ContentFile[]; issues: ReturnType<typeof readContent>['issues'] };

/** Does not parse again a file that is unchanged or the same as in the first folder. */
export function createReader() {
  const known = new Map<string, ReadBefore>();
  return (folder: string): Content => {
    let before = known.get(folder);
    if (!before) {
      const [[first, files] = ['', new Map() as ReadBefore]] = known;
      before = new Map([...files].map(([file, parsed]) => [join(folder, relative(first, file)), parsed]));
      known.set(folder, before);
    }
    return readContent(folder, folder, before);
  };
}

export const isCollection = (name: string): name is CollectionName => Object.hasOwn(collections, name);

/** Undefined where the collection has no such file. */
export function fileOf(collection: CollectionName, slug: string): string | undefined {
  const { directory, pattern } = collections[collection];
  const name = `${slug}${extname(pattern)}`;
  return /^[a-z0-9-]+$/.test(slug) && matchesGlob(name, pattern) ? `${directory}/${name}` : undefined;
}

export function entryOf(file: string): { collection: CollectionName; slug: string } | undefined {
  const found = Object.entries(collections).find(
    ([, { directory, pattern }]) => file.startsWith(`${directory}/`) && matchesGlob(basename(file), pattern),
  );
  return found && { collection: found[0] as CollectionName, slug: basename(file, extname(file)) };
}

export type EntryText = { values: Fields; body: string | null };

export function parseEntry(file: string, text: string): EntryText {
  const entry = entryOf(file);
  const parsed = entry && parseContent(file, entry.collection, text);
  if (!parsed || Array.isArray(parsed)) throw new Error(`${file} is not readable`);
  return toEntryText(parsed);
}

export function readEntry(file: string, text: string): EntryText | undefined {
  try {
    return parseEntry(file, text);
  } catch {
    return undefined;
  }
}

export const toEntryText = ({ file, data, body }: ContentFile): EntryText => ({
  values: structuredClone(data ?? {}) as Fields,
  body: file.endsWith('.md') ? body.slice(leadOf(body).length) : null,
});

/** Every unchanged byte stays. */
export function writeEntry(given: string, { values, body: written }: EntryText): string {
  const before = withoutMark(given);
  const body = written && withLastLine(cleanBlock(written));
  const trimmed = clean(values) as Fields;
  if (before === '') {
    const yaml = stringify(trimmed, { lineWidth: 0 });
    return body === null ? yaml : `---\n${yaml}---\n\n${body}`;
  }
  const matter = frontmatter.exec(before);
  if (!matter || body === null) return patchYaml(before, trimmed);
  const [head, yaml = ''] = matter;
  const oldBody = before.slice(head.length);
  const lead = leadOf(oldBody);
  const newBody = written === oldBody.slice(lead.length) ? oldBody : lead + body;
  return `---\n${patchYaml(`${yaml}\n`, trimmed)}---\n${newBody}`;
}

const leadOf = (body: string) => /^\n*/.exec(body)?.[0] ?? '';
const withLastLine = (text: string) => `${text.trimEnd()}\n`;

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanBlock(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(clean);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]));
}

export function titleOf({ data, slug }: Pick<ContentFile, 'data' | 'slug'>): string {
  const named = (data ?? {}) as Record<string, unknown>;
  const title = named.shortName ?? named.shortTitle ?? named.title ?? named.brand;
  // One line: it becomes the subject of a commit.
  return typeof title === 'string'
    ? cleanLine(title)
    : slug.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
}

type Shown = Pick<ContentFile, 'collection' | 'slug' | 'data'>;

export function pageOf({ collection, slug, data }: Shown): string {
  const { page, explainedAt } = (data ?? {}) as { page?: string; explainedAt?: string };
  if (collection === 'courses' || collection === 'instruments')
    return String((collection === 'courses' ? page : explainedAt) ?? '').split('#')[0] ?? '';
  return pageOfEntry(collection, slug) ?? '';
}

type Choices = Record<ChoiceKind, { value: string; label: string }[]>;

export function choicesOf(files: readonly ContentFile[]): Choices {
  const entries = (collection: CollectionName) =>
    files
      .filter((file) => file.collection === collection)
      .map((file) => ({ value: file.slug, label: titleOf(file) }));
  const sources = files
    .filter(({ collection }) => collection === 'sources')
    .flatMap(({ data }) => Object.entries(data as SourceFile));
  const company = files.find(({ collection }) => collection === 'company')?.data as
    | Partial<Company>
    | undefined;
  const same = (value: string) => ({ value, label: value });
  return {
    pages: [...knownPaths(files)].sort().map(same),
    sources: sources
      .map(([value, { publisher, title }]) => ({ value, label: `${publisher}: ${title}` }))
      .sort((a, b) => a.label.localeCompare(b.label)),
    courses: entries('courses'),
    services: entries('services'),
    people: (company?.people ?? []).map(({ key, name }) => ({ value: key, label: name })),
    illustrations: [],
    pictures: [],
  };
}
