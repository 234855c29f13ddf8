import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

type Entry = Record<string, unknown> & { title: string };

/**
 * Copies the content and multiplies its articles and the courses that have a page of their own, each with that page and a
 * card in the catalogue. In each copy a quarter of the longer words are others, as new texts bring new words: ten times the text
 * has about three times the words.
 * @param from the site's content
 * @param to an empty folder
 * @param times how many of each there are in the end
 */
export function growContent(from: string, to: string, times: number): void {
  cpSync(from, to, { recursive: true });
  for (let copy = 1; copy < times; copy += 1) {
    for (const file of readdirSync(path.join(from, 'news'))) copyArticle(from, to, file, copy);
    for (const file of readdirSync(path.join(from, 'courses'))) copyCourse(from, to, file, copy);
  }
}

function copyArticle(from: string, to: string, file: string, copy: number) {
  const text = readFileSync(path.join(from, 'news', file), 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const entry = parse(head) as Entry;
  const copied = {
    ...entry,
    title: `${entry.title} ${copy + 1}`,
    excerpt: reworded(String(entry.excerpt), copy),
  };
  write(
    to,
    'news',
    `${path.basename(file, '.md')}-${copy}.md`,
    `---\n${stringify(copied)}---\n${reworded(body, copy)}`,
  );
}

function copyCourse(from: string, to: string, file: string, copy: number) {
  const slug = path.basename(file, '.yaml');
  const course = readYaml(from, 'courses', file);
  const name = `${slug}-${copy}`;
  const services = readdirSync(path.join(from, 'services'));
  const own = services.find((service) => readYaml(from, 'services', service).course === slug);
  // A course without a page is a choice of a form, and forms stay.
  if (!own) return;
  const page = `/services/${name}`;
  const title = `${course.title} ${copy + 1}`;
  write(
    to,
    'courses',
    `${name}.yaml`,
    stringify({ ...course, title, page, order: Number(course.order) + copy * 100 }),
  );
  const service = readYaml(from, 'services', own);
  const blocks = reworded(stringify(service.blocks), copy);
  write(
    to,
    'services',
    `${name}.yaml`,
    stringify({ ...service, title, course: name, blocks: parse(blocks) }),
  );
  for (const group of readdirSync(path.join(to, 'service-groups'))) addCard(to, group, slug, name, copy);
}

/** Beside the card of the course copied, one for the copy. */
function addCard(to: string, file: string, slug: string, name: string, copy: number) {
  const group = readYaml(to, 'service-groups', file);
  const cards = group.cards as { course?: string; description: string; href: string }[];
  const card = cards.find(({ course }) => course === slug);
  if (!card) return;
  const added = {
    ...card,
    course: name,
    href: `/services/${name}`,
    description: reworded(card.description, copy),
  };
  write(to, 'service-groups', file, stringify({ ...group, cards: [...cards, added] }));
}

const readYaml = (folder: string, collection: string, file: string) =>
  parse(readFileSync(path.join(folder, collection, file), 'utf8')) as Entry;

const write = (folder: string, collection: string, file: string, text: string) =>
  writeFileSync(path.join(folder, collection, file), text);

/** Links, notes and facts from other files stay; so do headings, which figures name, and what YAML reads: keys, and values of one word. */
const untouched = /(^#.*$|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|<[^>]*>|^[ -]*[\w-]+: *[\w-]*$|^[ -]*[\w-]+:)/m;

function reworded(text: string, copy: number): string {
  const ending = String.fromCharCode(97 + (copy % 26)).repeat(2);
  const other = (word: string) => word.slice(0, -2) + ending;
  return text
    .split('\n')
    .map((line) =>
      line
        .split(untouched)
        .map((part, i) =>
          i % 2 === 1
            ? part
            : part.replace(/(?<![\w-])[a-z]{6,}(?![\w-])/g, (word) =>
                isOther(word, copy) ? other(word) : word,
              ),
        )
        .join(''),
    )
    .join('\n');
}

/** A quarter of all words, another one in each of four copies. */
function isOther(word: string, copy: number): boolean {
  let sum = 0;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % 4 === copy % 4;
}
