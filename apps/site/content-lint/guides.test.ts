import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { checkFiles } from './check.ts';
import { type ContentFile, frontmatter, parseContent, readContent } from './read.ts';

/*
 * Executes the guides. The info string of a block states what to do with it:
 *   ```yaml courses/scrum.yaml sessions    goes to that field of that content file: a list grows, or replaces its id
 *   ```markdown news/a.md                  is that file
 *   ```text courses/scrum.yaml title=      is what the check says once the field has that value
 */
const guides = join(import.meta.dirname, '../../../docs/guides');
const contentRoot = join(import.meta.dirname, '../src/content');
const { files } = readContent(contentRoot, join(contentRoot, '../../../..'));

type Block = { language: string; file: string; field: string; text: string };
const blocks = readdirSync(guides).flatMap((name): Block[] =>
  [
    ...readFileSync(join(guides, name), 'utf8').matchAll(
      /^( *)```(\w+) (\S+)(?: (.+))?\n([\s\S]*?)^ *```$/gm,
    ),
  ].map(([, indent = '', language = '', file = '', field = '', text = '']) => ({
    language,
    file,
    field,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  })),
);
const isEdit = ({ language }: Block) => language !== 'text';

const sourceOf = (file: string) => readFileSync(join(contentRoot, file), 'utf8');

type Values = Record<string, unknown>;

function edit(text: string, { field, text: block }: Block): string {
  const [matter = text, yaml = text] = text.startsWith('---') ? (frontmatter.exec(text) ?? []) : [];
  const document = parseDocument(yaml);
  const value = parse(block) as unknown[] | Values;
  const before = document.toJS() as Values;
  for (const [key, own] of Array.isArray(value) ? [[field, value] as const] : Object.entries(value))
    document.set(key, merged(before[key], own));
  const edited = document.toString();
  return matter === yaml ? edited : `---\n${edited}---\n${text.slice(matter.length)}`;
}

function merged(before: unknown, own: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(own)) {
    const newer = new Map(own.flatMap((one) => (one.id ? [[one.id, one]] : [])));
    const known = new Set(before.map(({ id }) => id));
    return [
      ...before.map((one) => newer.get(one.id) ?? one),
      ...own.filter(({ id }) => !id || !known.has(id)),
    ];
  }
  return own;
}

function issuesWith(texts: ReadonlyMap<string, string>) {
  const paths = new Map([...texts].map(([file, text]) => [`apps/site/src/content/${file}`, text]));
  const parsed = [...paths].map(([path, text]) => {
    const alike =
      files.find(({ file }) => file === path) ?? files.find(({ file }) => dirname(file) === dirname(path));
    if (!alike) throw new Error(`No collection has ${path}`);
    return parseContent(path, alike.collection, text);
  });
  return checkFiles({
    files: [
      ...files.filter(({ file }) => !paths.has(file)),
      ...parsed.filter((one): one is ContentFile => !Array.isArray(one)),
    ],
    issues: parsed.filter((one) => Array.isArray(one)).flat(),
  });
}

test('the content with every example of the guides is valid', () => {
  const changed = new Map<string, string>();
  for (const block of blocks.filter(isEdit)) {
    const { file, language } = block;
    changed.set(
      file,
      language === 'markdown' ? block.text : edit(changed.get(file) ?? sourceOf(file), block),
    );
  }
  expect(changed.size).toBeGreaterThan(5);
  expect(issuesWith(changed)).toEqual([]);
});

test.each(blocks.filter((block) => !isEdit(block)))(
  'the check says of $file what the guide quotes: $field',
  ({ file, field, text }) => {
    const [path = '', value = ''] = field.split(/=(.*)/s);
    const document = parseDocument(sourceOf(file));
    document.setIn(
      path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      parse(value),
    );
    const said = issuesWith(new Map([[file, document.toString()]])).map(
      (issue) => `${issue.file}  ${issue.field} ${issue.message}`,
    );
    expect(said).toContain(text.trim().replace(/:\d+ /, ' '));
  },
);
