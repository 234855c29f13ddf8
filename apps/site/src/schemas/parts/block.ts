import { z } from 'zod';
import { numbersIn } from '../../text/numbers.ts';
import { readSum } from '../../text/sums.ts';
import { condition } from '../eu-check.ts';
import { charted, drawnOf, hasChartData, lacksOfNumber } from './chart.ts';
import { clockDay, drawnParts, hundred, measure, partsField, sum } from './chart-fields.ts';
import {
  citation,
  courseSlug,
  formName,
  heading,
  lawDay,
  line,
  link,
  listOf,
  namingFields,
  paragraph,
  relatedLinks,
  slug,
} from './fields.ts';
import { cellKind } from './matrix-kind.ts';

/** Blocks of service and regulation pages. blocks/block-registry.ts maps every kind to a component. */

const section = {
  id: slug.describe('Anchor of the section, the part of the address behind #.'),
  title: heading.describe('Heading of the section.'),
  note: paragraph.optional().describe('Text beside the heading.'),
  statement: line(1, 90)
    .optional()
    .describe('One line at large scale: a number of up to six characters, or up to 14 words.'),
  hasPlate: z
    .literal(true)
    .optional()
    .describe(
      'The picture of the page stands beside that line, up to the edge, and not at the head of the page.',
    ),
  ground: z
    .enum(['plain', 'tint', 'dark'])
    .default('plain')
    .describe(
      'Background: plain, tint, which is celadon, or dark for one line at large scale. Neighbouring sections alternate.',
    ),
  fold: heading
    .optional()
    .describe('Heading under which this section is folded, with its neighbours of the same fold.'),
  foldOn: z.literal('phones').optional().describe('Folded on phones alone.'),
  footnotes: z.array(paragraph).min(1).optional().describe('Small print, such as how a number was counted.'),
  ...citation,
};

/** Name of each kind in the editor, and its description. */
const kindNames = {
  columns: ['Columns', 'Texts side by side, each with paragraphs, a list or a number.'],
  cells: ['Boxes', 'Boxes with a title and a text, two or three in a row.'],
  steps: ['Steps', 'What happens, one after the other.'],
  rows: ['Rows', 'Titles with their texts, one below the other.'],
  faq: ['Questions and answers', 'Questions that open to their answers.'],
  ledger: ['Table', 'Columns and rows, on request with a chart.'],
  timeline: ['Dates', 'Days with what begins or happens on them.'],
  tiers: ['Risk tiers', 'Four tiers of a law with their rules and fines, strictest first.'],
  stats: ['Numbers', 'Up to four numbers, set large, each with a text.'],
  tabs: ['Tabs', 'Several lists of which one is shown at a time.'],
  overview: ['Course: overview', 'The overview of the page’s course.'],
  included: ['Course: what is included', 'What the fee of the page’s course includes.'],
  curriculum: ['Course: curriculum', 'The modules of the page’s course.'],
  registration: ['Course: registration', 'The form to register, with the dates to come.'],
  benefits: ['Course: benefits', 'What a participant takes away from the page’s course.'],
  'buyer-facts': [
    'Course: what buyers ask',
    'Trainers, language, place and cancellation, for one or several courses.',
  ],
  tracks: ['Tracks', 'A card for each track of the training.'],
  comparison: ['Comparison of courses', 'Courses side by side: days, fee, for whom.'],
  offerings: ['Cards of courses', 'A card for each chosen course.'],
  related: ['Where to go next', 'Links to pages that go with this one.'],
  duties: ['Duties by role', 'Who has which duty outside the Union, across its border and inside.'],
  tool: ['Readiness check', 'The questions that tell how ready an organisation is.'],
} as const satisfies Record<string, readonly [title: string, description: string]>;

/** Sketch of each kind in the editor: an SVG path of 24 by 16. */
const pictures: Record<keyof typeof kindNames, string> = {
  columns: 'M1 2h6M1 5h6M1 8h5M9 2h6M9 5h6M9 8h4M17 2h6M17 5h6M17 8h5',
  cells: 'M1 1h6v13h-6zM9 1h6v13h-6zM17 1h6v13h-6z',
  steps: 'M1 5h4v6h-4zM5 8h5M10 5h4v6h-4zM14 8h5M19 5h4v6h-4z',
  rows: 'M1 2h6M10 2h13M1 8h6M10 8h13M1 14h6M10 14h13',
  faq: 'M1 2h17M20 2h3M1 8h17M20 8h3M21.5 6.5v3M1 14h17M20 14h3M21.5 12.5v3',
  ledger: 'M1 1h22v14h-22zM1 5h22M1 10h22M9 1v14M16 1v14',
  timeline: 'M1 8h22M4 4v8M12 4v8M20 4v8M4 2h3M12 2h3M20 2h3',
  tiers: 'M10 1h4v2h-4zM7 5h10v2h-10zM4 9h16v2h-16zM1 13h22v2h-22z',
  stats: 'M2 2l2-1v9M10 1h4v4h-4v5h4M19 1h4v9h-4M19 5h4M1 14h5M10 14h5M18 14h5',
  tabs: 'M1 5v-4h7v4M8 5h15v10h-22v-10z',
  overview: 'M1 2h10M1 7h22M1 11h22M1 15h14',
  included: 'M1 3l2 2 3-4M9 3h14M1 9l2 2 3-4M9 9h14',
  curriculum: 'M1 1h22v3h-22zM1 8h10M13 8h10M1 13h10M13 13h10',
  registration: 'M1 1h22v4h-22zM1 7h22v4h-22zM1 13h8v2h-8z',
  benefits: 'M1 1h3v3h-3zM7 2.5h16M1 7h3v3h-3zM7 8.5h16M1 13h3v2h-3zM7 14h16',
  'buyer-facts': 'M1 2h5M9 2h14M1 6h5M9 6h14M1 10h5M9 10h14M1 14h5M9 14h14',
  tracks: 'M1 1h6v5h-6zM9 1h6v5h-6zM17 1h6v5h-6zM1 9h6v5h-6zM9 9h6v5h-6zM17 9h6v5h-6z',
  comparison: 'M7 1v14M13 1v14M19 1v14M1 4h22M1 8h22M1 12h22',
  offerings: 'M1 1h10v14h-10zM13 1h10v14h-10zM3 11h6M15 11h6',
  related: 'M1 4h14M12 1l3 3-3 3M1 12h14M12 9l3 3-3 3',
  duties: 'M1 1h6v3h-6zM9 1h6v3h-6zM17 1h6v3h-6zM1 8h6M1 12h6M9 8h6M9 12h6M17 8h6M17 12h6',
  tool: 'M1 1h22v14h-22zM5 8l4 4 9-8',
};

const blockOf = <const Kind extends keyof typeof kindNames, Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  fields: Fields,
) => {
  const [title, description] = kindNames[kind];
  return z
    .strictObject({ kind: z.literal(kind), ...section, ...fields })
    .meta({ title, description, picture: pictures[kind] });
};

export const fact = z.strictObject({
  label: line(2, 40).describe('What the fact is, such as Length.'),
  value: line(1, 90).describe('The fact, such as 3 days.'),
});

export const headFact = z.strictObject({ ...fact.shape, note: line(2, 60).optional(), ...citation });

/** Indexes of texts that are no sum in the currency of the first. */
function otherCurrencies(texts: readonly (string | undefined)[]): number[] {
  const currencies = texts.map((text = '') => readSum(text)?.currency);
  return [...currencies.keys()].filter((i) => !currencies[i] || currencies[i] !== currencies[0]);
}

const isCount = (text: string | undefined) => text !== undefined && /^\d{1,3}$/.test(text);

const someHas = <Item extends object>(items: readonly Item[], list: string, field: keyof Item & string) =>
  items.some((one) => one[field] !== undefined)
    ? []
    : [{ path: [list], message: `the chart reads \`${field}\` of at least one of them` }];

const countsLack = (
  columns: readonly { set: string }[],
  rows: readonly { cells: readonly string[]; newCount?: number | undefined }[],
) =>
  columns.at(-1)?.set === 'number'
    ? rows.flatMap(({ cells, newCount = 0 }, i) => {
        const text = cells.at(-1);
        return isCount(text) && newCount <= Number(text)
          ? []
          : [{ path: ['rows', i], message: 'the last cell is no whole number, or smaller than `newCount`' }];
      })
    : [{ path: ['columns'], message: 'the chart counts the last column: give it `set: number`' }];

const titled = ['chartTitle'];

const item = {
  title: line(1, 120).describe('Title of the item.'),
  text: paragraph.describe('Its text; **bold** and [links](/contact) work.'),
  ...citation,
};

const columns = blockOf('columns', {
  columns: z
    .array(
      z
        .strictObject({
          title: line(2, 90).optional(),
          parts: hundred
            .optional()
            .describe('Parts of a hundred, drawn under the large number, which names one of them.'),
          stat: line(1, 30).optional(),
          paragraphs: z.array(paragraph).min(1).optional(),
          list: z.array(paragraph).min(1).optional(),
          ...citation,
        })
        .check(
          namingFields(({ parts, stat = '' }) =>
            parts ? lacksOfNumber(stat, drawnParts([{ parts }]), ['stat']) : [],
          ),
        ),
    )
    .min(1)
    .max(6),
});

const cells = blockOf('cells', {
  variant: z
    .enum(['card', 'plain'])
    .default('plain')
    .describe('Card for offers, plain for content that is read side by side.'),
  items: listOf({
    ...item,
    label: line(1, 60)
      .optional()
      .describe('Small line above the title, such as "A.5" or an instrument’s date.'),
    kind: cellKind.optional().describe('How far the rule binds: drawn as a mark before the label.'),
    facts: z.array(fact).min(1).optional(),
    points: z.array(line(2, 160)).min(1).optional(),
    link: link.optional(),
  })
    .min(2)
    .max(16),
});

const lacksOfDays = (days: readonly { day: number }[], list: string) =>
  days.length > 1 &&
  days[0]?.day === 0 &&
  days.every(({ day }, i) => i === 0 || day > (days[i - 1]?.day ?? 0))
    ? []
    : [
        {
          path: [list],
          message: '`chart: days` needs two days at least, from 0, each later than the one before',
        },
      ];

const steps = blockOf('steps', {
  ...charted('days'),
  items: listOf({
    ...item,
    by: clockDay.optional().describe('Day on which the step ends; the chart of days reads it.'),
  })
    .min(2)
    .max(12),
}).check(
  hasChartData({
    days: ({ items }) =>
      lacksOfDays(
        items.flatMap(({ by }) => by ?? []),
        'items',
      ),
  }),
);

const rows = blockOf('rows', { ...charted('choose'), items: listOf(item).min(1).max(16) }).check(
  hasChartData({}),
);

const faq = blockOf('faq', {
  items: listOf({ question: line(8, 160), answer: z.array(paragraph).min(1), ...citation })
    .min(2)
    .max(12),
});

export const ledger = blockOf('ledger', {
  isOpen: z.literal(true).optional().describe('Open on phones too, where a long table is folded.'),
  ...charted('matrix', 'dates', 'bars', 'choose', 'count'),
  caption: line(5, 160),
  columns: listOf({
    label: line(1, 60),
    set: z
      .enum(['text', 'number', 'date'])
      .default('text')
      .describe('Number aligns to the right except in the first column; date has no line breaks.'),
  })
    .min(2)
    .max(7),
  rows: listOf({
    cells: z.array(line(0, 1600)).min(2),
    kinds: z.array(cellKind).min(1).optional(),
    note: line(2, 120)
      .optional()
      .describe('Small line under the first cell, such as the article of the law.'),
    newCount: z.int().min(0).optional().describe('How many of them are new; the chart that counts reads it.'),
    course: courseSlug.optional(),
    ...citation,
  }).min(2),
}).check(
  hasChartData({
    *count({ columns, rows, chartTitle = '' }) {
      yield* countsLack(columns, rows);
      const counts = rows.map(({ cells }) => Number(cells.at(-1)));
      const added = sum(rows.map(({ newCount = 0 }) => newCount));
      yield* lacksOfNumber(chartTitle, [...counts, sum(counts), ...(added > 0 ? [added] : [])], titled);
    },
    dates: ({ columns }) =>
      columns.some(({ set }) => set === 'date')
        ? []
        : [{ path: ['columns'], message: '`chart: dates` needs a column with `set: date`' }],
    *bars({ columns, rows, chartTitle = '' }) {
      const column = columns.findIndex(({ set }, i) => set === 'number' && i > 0);
      const sums = rows.map(({ cells }) => cells[column] ?? '');
      for (const i of otherCurrencies(sums))
        yield {
          path: ['rows', i, 'cells', Math.max(0, column)],
          message:
            '`chart: bars` needs sums of one currency in the first column with `set: number`: write them like €15 million',
        };
      yield* lacksOfNumber(chartTitle, sums.flatMap(numbersIn), titled);
    },
    matrix: ({ rows }) => [
      ...(rows.some(({ kinds }) => kinds)
        ? []
        : [{ path: ['rows', 0, 'kinds'], message: '`chart: matrix` needs the kind of each cell' }]),
      ...rows.flatMap(({ cells, kinds }, i) =>
        !kinds || kinds.length === cells.length - 1
          ? []
          : [
              {
                path: ['rows', i, 'kinds'],
                message: `has ${kinds.length} kinds for ${cells.length - 1} cells: write one for each cell after the first`,
              },
            ],
      ),
    ],
  }),
  namingFields(({ columns, rows }) =>
    rows.flatMap(({ cells }, i) =>
      cells.length === columns.length
        ? []
        : {
            path: ['rows', i, 'cells'],
            message: `has ${cells.length} cells for ${columns.length} columns: put a text with a comma in quotes`,
          },
    ),
  ),
);

const leastDates = 5;

const timeline = blockOf('timeline', {
  ...charted('dates'),
  items: listOf({
    date: lawDay,
    dateText: line(2, 60)
      .optional()
      .describe('Replaces the date, such as "Day 90" or "{{sg-genai-framework/published}}".'),
    title: line(2, 80),
    text: paragraph,
    mark: z.enum(['duty', 'now', 'expected']).optional().describe('Defaults to an event.'),
    originalDate: lawDay.optional(),
    ...citation,
  })
    .min(2)
    .max(12),
}).check(hasChartData({ dates: ({ items }) => lacksOfDates(items) }));

const lacksOfDates = (items: readonly { date: string; mark?: string | undefined }[]) => {
  // The reference is not filled in yet.
  const years = new Set(items.map(({ date }) => (date.startsWith('{{') ? date : date.slice(0, 4))));
  const marks = new Set(items.flatMap(({ mark }) => (mark && mark !== 'expected' ? mark : [])));
  return [
    ...(items.length < leastDates || years.size === 1
      ? [
          {
            path: ['chart'],
            message: `needs ${leastDates} dates at least, of more than one year: leave it out, the list says it`,
          },
        ]
      : []),
    ...(marks.size > 1
      ? [{ path: ['chart'], message: 'a filled mark means one thing: mark duties, or what holds today' }]
      : []),
  ];
};

const tiers = blockOf('tiers', {
  items: listOf({
    title: line(2, 40),
    rule: line(2, 60),
    basis: line(2, 60),
    /** Must equal the page's table of fines; left out where the law names none. */
    fine: z
      .strictObject({
        sum: line(2, 20).refine(
          (text) => readSum(text) !== undefined,
          'is no sum: write it like €35 million',
        ),
        share: line(2, 10),
      })
      .optional(),
    text: paragraph,
    ...citation,
  }).length(4, 'needs exactly four tiers, strictest first'),
});

const stats = blockOf('stats', {
  ...charted('bars', 'change', 'parts', 'days'),
  days: z.array(clockDay).min(2).max(4).optional(),
  items: listOf({
    stat: line(1, 20),
    title: line(2, 80),
    text: paragraph.optional(),
    mark: z.literal('expected').optional().describe('Expected: the bar is drawn apart and is in no sum.'),
    measure: measure.optional().describe('The change as a chart; it has the number that is set large.'),
    fields: z.array(partsField).min(1).max(4).optional(),
    ...citation,
  })
    .min(1)
    .max(4),
}).check(
  hasChartData({
    *change({ items }) {
      yield* someHas(items, 'items', 'measure');
      for (const [i, { stat, measure }] of items.entries())
        if (measure) yield* lacksOfNumber(stat, drawnOf(measure), ['items', i, 'stat']);
    },
    *parts({ items, chartTitle = '' }) {
      yield* someHas(items, 'items', 'fields');
      yield* lacksOfNumber(chartTitle, drawnParts(items.flatMap(({ fields = [] }) => fields)), titled);
    },
    days: ({ days = [] }) => lacksOfDays(days, 'days'),
    *bars({ items, chartTitle = '' }) {
      for (const i of otherCurrencies(items.map(({ stat }) => stat)))
        yield {
          path: ['items', i, 'stat'],
          message: '`chart: bars` needs sums of one currency: write it like S$1.1bn',
        };
      yield* lacksOfNumber(
        chartTitle,
        items.flatMap(({ stat }) => numbersIn(stat)),
        titled,
      );
    },
  }),
);

const part = z.enum(['does', 'takes-part']).optional();

/** The fragment `#panel-id` opens a panel. */
const tabs = blockOf('tabs', {
  tabs: listOf({
    id: slug,
    label: line(2, 30),
    note: paragraph.optional(),
    set: z.enum(['rows', 'steps']),
    otherName: line(2, 30).optional(),
    items: listOf({
      ...item,
      holds: line(2, 60).optional(),
      who: z.strictObject({ you: part, us: part, other: part }).optional(),
    }).min(2),
  })
    .min(2)
    .max(5),
});

export const comparison = blockOf('comparison', { courses: z.array(courseSlug).min(2).optional() });

const duties = blockOf('duties', {
  link,
  grounds: listOf({
    title: line(2, 30),
    items: listOf({ title: line(2, 40), text: line(8, 160), role: slug.optional() }).min(1),
  }).length(3, 'needs three grounds: outside the Union, what crosses, inside'),
  conditions: listOf({ when: condition, text: line(8, 160).optional() })
    .min(1)
    .describe(
      'Words for each condition of a duty in the check; completes "only if". Without words it holds for all.',
    ),
});

export const block = z.discriminatedUnion(
  'kind',
  [
    columns,
    cells,
    steps,
    rows,
    faq,
    ledger,
    timeline,
    tiers,
    stats,
    tabs,
    blockOf('overview', {}),
    blockOf('included', {}),
    blockOf('curriculum', charted('bars')),
    blockOf('registration', { form: formName.optional(), courses: z.array(courseSlug).min(2).optional() }),
    blockOf('benefits', {}),
    blockOf('buyer-facts', { courses: z.array(courseSlug).min(2).optional() }),
    blockOf('tracks', {}),
    comparison,
    blockOf('offerings', { courses: z.array(courseSlug).min(2) }),
    blockOf('related', { items: relatedLinks }),
    duties,
    blockOf('tool', {}),
  ],
  { error: 'is no kind of block: src/schemas/parts/block.ts lists them' },
);
export type Block = z.infer<typeof block>;
export type BlockKind = Block['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;
