import { readdirSync, readFileSync } from 'node:fs';
import type { Rules } from '@vanda/eu-ai-act-rules/rules';
import { expect, test } from 'vitest';
import { builtFile, builtPage, contentFile, distFolder, sitemap } from '../built-site.ts';
import { elementById, elements } from '../elements.ts';

type Conditions = { kind: string; conditions?: { when: unknown; text?: string }[] };

const page = '/ai-regulations/eu-ai-act';
const { duties }: Rules = JSON.parse(readFileSync('packages/eu-ai-act-rules/rules.json', 'utf8'));
const { conditions = [] } =
  contentFile<{ blocks: Conditions[] }>('regulations/eu-ai-act.yaml').blocks.find(
    ({ kind }) => kind === 'duties',
  ) ?? {};
const wordsOf = new Map(conditions.map(({ when, text }) => [JSON.stringify(when), text]));
/** Text of a duty, with the words of its conditions: two duties have the same text. */
const conditional = Map.groupBy(
  duties.flatMap(({ asks, when }) => {
    const text = wordsOf.get(JSON.stringify(when));
    return text && !asks.includes('{{') ? [{ asks, text: `nly if ${text}` }] : [];
  }),
  ({ asks }) => asks,
);
const isStated = (asks: string, before: string) =>
  conditional.get(asks)?.some(({ text }) => before.includes(text));

test('each duty of the list stands under its condition, or begins with it', () => {
  const list = elementById(builtPage(page), 'who-does-what');
  const rows = elements(list, 'details').flatMap((details) => {
    let heading = '';
    return details.inside.flatMap(({ name, text }) => {
      if (name === 'p') heading = text;
      return name === 'li' ? [{ heading, text }] : [];
    });
  });
  for (const asks of conditional.keys()) {
    const own = rows.filter((row) => row.text.includes(asks));
    expect(own, asks).not.toEqual([]);
    for (const row of own)
      expect(isStated(asks, `${row.heading} ${row.text.split(asks)[0]}`), row.text).toBe(true);
  }
});

test('the Markdown alternate states each condition before its duty', () => {
  const [, list = ''] = builtFile(`${page.slice(1)}.md`)
    .toString('utf8')
    .split('## Who does what');
  for (const asks of conditional.keys()) {
    const [before = '', ...rest] = list.split(asks);
    expect(rest, asks).not.toEqual([]);
    expect(isStated(asks, before.slice(before.lastIndexOf('\nFrom '))), asks).toBe(true);
  }
});

test('no other page, and not the search index, repeats a duty without its condition', () => {
  const others = sitemap().addresses.filter((path) => path !== page && path !== `${page}/check`);
  const [index = ''] = readdirSync(`${distFolder}/search`);
  const texts = [
    ...others.map((path) => builtPage(path).text),
    builtFile(`search/${index}`).toString('utf8'),
  ];
  for (const asks of conditional.keys())
    for (const text of texts) expect(text.includes(asks), asks).toBe(false);
});
