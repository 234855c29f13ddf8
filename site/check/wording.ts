import { linesOf } from './articles.ts';
import type { ContentFile, Mistake } from './read.ts';
import { walk } from './references.ts';

/** Content whose words this check reads. */
const wordedCollections: readonly ContentFile['collection'][] = [
  'services',
  'serviceGroups',
  'courses',
  'readinessTool',
  'industries',
  'regulations',
  'bannerSlides',
  'homePage',
  'servicesPage',
  'aboutPage',
  'newsPage',
  'contactPage',
  'notFoundPage',
];

/** Turns of phrase that become a tic: once a page is enough. */
const tics: readonly { name: string; words: RegExp }[] = [
  { name: 'Ask for', words: /\bask for\b/gi },
  { name: 'hold', words: /\b(?:hold|holds|holding|held)\b/gi },
  { name: 'somebody', words: /\bsomebody\b/gi },
  { name: 'an owner', words: /\ban owner\b/gi },
];

/** Sentences from this length on stand on one page alone; shorter ones may recur. */
const longSentence = 8;

/** A sentence or a text as it stands in a file. */
type Text = { file: string; line: number; field: string; text: string };
/** One page's texts, from all files that it is made of. */
type PageTexts = { page: string; texts: readonly Text[] };

/** What reads badly aloud: a tic twice on a page, a long sentence on several pages. */
export function checkWording(
  files: readonly ContentFile[],
  collections: readonly ContentFile['collection'][] = wordedCollections,
): Mistake[] {
  const pages = pagesOf(files.filter(({ collection }) => collections.includes(collection)));
  return [...pages.flatMap(repeatedTics), ...recycledSentences(pages)];
}

/** Each tic after the first on a page. */
function repeatedTics({ texts }: PageTexts): Mistake[] {
  return tics.flatMap(({ name, words }) => {
    const [first, ...others] = texts.flatMap((text) => [...text.text.matchAll(words)].map(() => text));
    return others.map((text) => ({
      ...place(text),
      message: `says “${name}” once more on its page (first in ${first?.file}:${first?.line}): find another word, or the plain verb`,
    }));
  });
}

/** Each sentence of eight words or more after the first page that says it. */
function recycledSentences(pages: readonly PageTexts[]): Mistake[] {
  const firsts = new Map<string, Text & { page: string }>();
  const mistakes: Mistake[] = [];
  for (const { page, texts } of pages) {
    for (const text of texts) {
      for (const sentence of sentencesOf(text.text)) {
        const first = firsts.get(sentence);
        if (!first) firsts.set(sentence, { ...text, page });
        else if (first.page !== page)
          mistakes.push({
            ...place(text),
            message: `repeats a sentence of ${first.file}:${first.line} (“${sentence}”): leave it there and link to it, or say what is different here`,
          });
      }
    }
  }
  return mistakes;
}

const place = ({ file, line, field }: Text) => ({ file, line, field });

/** The long sentences of a text as a reader hears them: no addresses of links, punctuation or capitals; names are none. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/(?<=[.?!…]["”’)]?)\s+/)
    .filter((sentence) => /[.?!…]["”’)]?$/.test(sentence))
    .map((sentence) => (sentence.toLowerCase().match(/[\p{L}\p{N}%$’'/{}-]+/gu) ?? []).join(' '))
    .filter((sentence) => sentence.split(' ').length >= longSentence);
}

/** A course is read on the page that describes it, a tool on the page that has it; every other file is a page. */
function pagesOf(files: readonly ContentFile[]): PageTexts[] {
  const pages = Map.groupBy(files, (file) => {
    const { page } = file.data as { page?: string };
    if (file.collection === 'courses' && page)
      return page.replace(/#.*/, '').replace('/services/', 'services ');
    const user = files.find(({ data }) => toolsOf(data).includes(file.slug));
    return user ? `services ${user.slug}` : `${file.collection} ${file.slug}`;
  });
  return [...pages].map(([page, members]) => ({ page, texts: members.flatMap(textsOf) }));
}

const toolsOf = (data: unknown) =>
  ((data as { blocks?: { tool?: string }[] }).blocks ?? []).flatMap(({ tool }) => tool ?? []);

/** Fields that nobody reads on the page. */
const unread = new Set<PropertyKey>(['seo', 'sources', 'course', 'courses', 'illustration']);

/** Every text of a file with its place. */
function textsOf(file: ContentFile): Text[] {
  const texts: Text[] = [];
  walk(file.data, (value, path) => {
    if (typeof value !== 'string' || path.some((step) => unread.has(step))) return;
    texts.push({ file: file.file, line: file.lineOf(path), field: path.join('.'), text: value });
  });
  return [
    ...texts,
    ...linesOf(file).map(({ text, line }) => ({ file: file.file, line, field: 'body', text })),
  ];
}
