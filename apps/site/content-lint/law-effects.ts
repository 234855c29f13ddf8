import { fullDate } from '@vanda/forms/date-formats';
import { shortDate } from '@vanda/forms/day';
import { lawCalendarPath, routes } from '../src/routing/routes.ts';
import { type Instrument, instrumentSchema } from '../src/schemas/instrument.ts';
import { instrumentWords } from '../src/topics/regulation/references.ts';
import { linesOf } from './articles.ts';
import { type ContentFile, filesOf } from './read.ts';
import { textsOf } from './references.ts';

type Text = { file: ContentFile; field: string; text: string };

export type LawEffects = ReturnType<typeof lawEffects>;

/** @param before the entry as it is online; undefined for a new one */
export function lawEffects(
  files: readonly ContentFile[],
  before: ContentFile | undefined,
  slug: string,
  today: string,
) {
  const after = filesOf(files, 'instruments').find((file) => file.slug === slug);
  const [was, is] = [before, after].map((file) => file && parsed(file));
  if (!is || JSON.stringify(was) === JSON.stringify(is))
    return { written: [], following: [], pages: [], paths: [] };
  const [oldWords, newWords] = [was, is].map((one) =>
    one ? instrumentWords([{ id: slug, ...one }], today) : {},
  ) as [Record<string, string>, Record<string, string>];
  const changed = Object.keys(oldWords).filter((name) => oldWords[name] !== newWords[name]);
  const formerDays = changed
    .filter((name) => name.endsWith('/day'))
    .flatMap((name) => [oldWords[name] ?? ''].flatMap((day) => [shortDate(day), fullDate(day)]));
  const texts = files
    .filter(({ collection }) => collection !== 'instruments' && collection !== 'sources')
    .flatMap(allTexts);
  const explained = is.explainedAt.split('#')[0] ?? '';
  const market = filesOf(files, 'markets').find((file) => routes.market(file.slug) === explained);
  const regulation = filesOf(files, 'regulations').find(({ data }) => data.jurisdiction === is.jurisdiction);
  const calendars = ['all', ...(regulation ? [is.jurisdiction] : []), ...(market ? [market.slug] : [])];
  return {
    written: texts.filter(({ text }) => formerDays.some((day) => text.includes(day))),
    following: texts.filter(({ text }) => changed.some((name) => text.includes(`{{${name}}}`))),
    pages: [
      ...new Set([
        explained,
        ...(regulation ? [routes.regulation(regulation.slug)] : []),
        routes.regulations,
        routes.whichLaws,
      ]),
    ],
    paths: [...calendars.map(lawCalendarPath), routes.instrumentsJson, routes.instrumentsCsv],
  };
}

const parsed = ({ data }: ContentFile): Instrument | undefined => instrumentSchema.safeParse(data).data;

const allTexts = (file: ContentFile): Text[] => [
  ...textsOf(file).map(({ path, text }) => ({ file, field: path.join('.'), text })),
  ...linesOf(file).map(({ text }) => ({ file, field: 'body', text })),
];
