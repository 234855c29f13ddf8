import { z } from 'zod';
import { readSum } from '../../text/sums.ts';
import { citation } from './citation.ts';
import { drawn, holdsWhatIsDrawn } from './figure.ts';
import {
  clockDay,
  counted,
  horizonStage,
  hundred,
  measure,
  partsField,
  petalShare,
  stepFields,
} from './figure-fields.ts';
import { formName } from './form-name.ts';
import { kindWords, matrixKind } from './matrix-kind.ts';
import { heading, lawDay, line, link, linkTarget, paragraph, slug } from './text.ts';

/**
 * The blocks that service and regulation pages are put together from, each a section of the page.
 * The site maps every kind to one component (blocks/block-registry.ts), so a new kind does not compile until it is drawn.
 */

/** What every block has. */
const section = {
  /** Anchor of the section, `/services/iso27001#controls`. Kept when the title changes. */
  id: slug,
  /** Heading. */
  title: heading,
  /** One or two sentences under the heading. */
  note: paragraph.optional(),
  /** `tint` sets the section on celadon; neighbours alternate. */
  ground: z.enum(['plain', 'tint']).default('plain'),
  /** Lines of small print under the block, such as how a figure was counted. */
  footnotes: z.array(paragraph).min(1).optional(),
  ...citation,
};

/** Label and value, set as a small ledger. */
export const fact = z.strictObject({
  /** What it is: Length, Price, Valid. */
  label: line(2, 40),
  /** The value: 3 years. */
  value: line(1, 90),
});

/** A fact beside or under a page's heading. */
export const headFact = z.strictObject({
  ...fact.shape,
  note: line(2, 60).optional(),
  isFinal: z.boolean().default(false),
  ...citation,
});

const isCount = (text: string | undefined) => text !== undefined && /^\d{1,3}$/.test(text);

/** Lack of a block none of whose items has the field that its figure reads. */
const someHas = <Item extends object>(items: readonly Item[], list: string, field: keyof Item & string) =>
  items.some((one) => one[field] !== undefined)
    ? []
    : [{ path: [list], message: `the figure reads \`${field}\` of at least one of them` }];

/** Lacks of a table whose last column is to be counted. */
const countsLack = (
  columns: readonly { set: string }[],
  rows: readonly { cells: readonly string[]; newCount?: number | undefined }[],
) =>
  columns.at(-1)?.set === 'figure'
    ? rows.flatMap(({ cells, newCount = 0 }, i) => {
        const text = cells.at(-1);
        return isCount(text) && newCount <= Number(text)
          ? []
          : [{ path: ['rows', i], message: 'the last cell is no whole number, or smaller than `newCount`' }];
      })
    : [{ path: ['columns'], message: 'the figure counts the last column: give it `set: figure`' }];

const item = { title: line(1, 120), text: paragraph, ...citation };

/** Text columns: one to three, each with a heading and paragraphs or a list. */
const columns = z
  .strictObject({
    kind: z.literal('columns'),
    ...section,
    ...drawn('parts', 'count'),
    columns: z
      .array(
        z.strictObject({
          title: line(2, 90).optional(),
          /** In `parts`: the column's field of marks. */
          parts: hundred.optional(),
          /** In `count`: things that the column speaks of, a row of dots each. */
          counts: z.array(counted).min(1).max(4).optional(),
          /** A figure set large above the text, such as "10^25 FLOPs" (`^25` is set as a superscript). */
          figure: line(1, 30).optional(),
          paragraphs: z.array(paragraph).min(1).optional(),
          /** Rows between hairlines; not ticks. */
          list: z.array(paragraph).min(1).optional(),
          ...citation,
        }),
      )
      .min(1)
      .max(6),
  })
  .check(
    holdsWhatIsDrawn({
      parts: ({ columns }) => someHas(columns, 'columns', 'parts'),
      count: ({ columns }) => someHas(columns, 'columns', 'counts'),
    }),
  );

/** A grid of items divided by hairlines. */
const cells = z
  .strictObject({
    kind: z.literal('cells'),
    ...section,
    ...drawn('petals', 'count'),
    /** Columns on a large screen. */
    across: z.union([z.literal(2), z.literal(3)]).default(3),
    items: z
      .array(
        z.strictObject({
          ...item,
          /** Small line above the title, such as "A.5" or "Clause 6"; long enough for the name of an instrument's day. */
          label: line(1, 60).optional(),
          facts: z.array(fact).min(1).optional(),
          /** In `petals`: shares of a few, drawn above the text. */
          shares: z.array(petalShare).min(1).max(2).optional(),
          /** Bullet lines under the text. */
          points: z.array(line(2, 160)).min(1).optional(),
          link: link.optional(),
        }),
      )
      .min(2)
      .max(16),
  })
  .check(
    holdsWhatIsDrawn({
      petals: ({ items }) => someHas(items, 'items', 'shares'),
      count: ({ items }) =>
        items.flatMap(({ facts }, i) =>
          facts?.length === 1 && isCount(facts[0]?.value)
            ? []
            : [
                {
                  path: ['items', i, 'facts'],
                  message: '`figure: count` needs one fact here, a whole number',
                },
              ],
        ),
    }),
  );

/** What counted days lack: a clock begins with nothing, and shows a way to go. */
const lacksOfClock = (days: readonly { day: number }[], list: string) =>
  days.length > 1 &&
  days[0]?.day === 0 &&
  days.every(({ day }, i) => i === 0 || day > (days[i - 1]?.day ?? 0))
    ? []
    : [
        {
          path: [list],
          message: '`figure: clock` needs two days at least, from 0, each later than the one before',
        },
      ];

/** Numbered steps in order. */
const steps = z
  .strictObject({
    kind: z.literal('steps'),
    ...section,
    ...drawn('path', 'clock'),
    items: z
      .array(
        z.strictObject({
          ...item,
          ...stepFields,
          /** In `clock`: the day that the step is counted by; a step without one has its place in the list alone. */
          by: clockDay.optional(),
        }),
      )
      .min(2)
      .max(12),
  })
  .check(
    holdsWhatIsDrawn({
      clock: ({ items }) =>
        lacksOfClock(
          items.flatMap(({ by }) => by ?? []),
          'items',
        ),
    }),
  );

/** What the client receives: the only place for ticks. */
const ticks = z.strictObject({
  kind: z.literal('ticks'),
  ...section,
  items: z
    .array(z.strictObject({ title: line(2, 120), text: paragraph.optional(), ...citation }))
    .min(1)
    .max(14),
});

/** Bold name, soft clause: audiences, duties, advice. */
const rows = z
  .strictObject({
    kind: z.literal('rows'),
    ...section,
    ...drawn('choose', 'petals'),
    items: z
      .array(
        z.strictObject({
          ...item,
          /** In `petals`: shares of a few, drawn under the text. */
          shares: z.array(petalShare).min(1).max(2).optional(),
        }),
      )
      .min(1)
      .max(16),
  })
  .check(holdsWhatIsDrawn({ petals: ({ items }) => someHas(items, 'items', 'shares') }));

/** Questions and answers; also FAQPage structured data where the page asks for it. */
const faq = z.strictObject({
  kind: z.literal('faq'),
  ...section,
  items: z
    .array(z.strictObject({ question: line(8, 160), answer: z.array(paragraph).min(1), ...citation }))
    .min(2)
    .max(12),
});

/** A table; one of kinds has a petal in each cell. */
const ledger = z
  .strictObject({
    kind: z.literal('ledger'),
    ...section,
    ...drawn('matrix', 'scale', 'money', 'choose', 'count', 'path', 'ruler'),
    /** In a matrix: words beside the petals, where they do not say how a rule binds. */
    kindWords: kindWords.optional(),
    /** What the table shows, for people who hear it. */
    caption: line(5, 160),
    columns: z
      .array(
        z.strictObject({
          label: line(1, 60),
          /** `figure` sets the column in the display face, right-aligned unless it is the first; `date` keeps its cells on one line. */
          set: z.enum(['text', 'figure', 'date']).default('text'),
        }),
      )
      .min(2)
      .max(7),
    rows: z
      .array(
        z.strictObject({
          /** One text per column; the first is the row's heading. */
          cells: z.array(line(0, 1600)).min(2),
          /** In a matrix: the kind of each cell after the first. */
          kinds: z.array(matrixKind).min(1).optional(),
          /** Small line under the first cell, such as the article of the law. */
          note: line(2, 120).optional(),
          /** In `count`: how many of the row's number are new; they make a ring of rays of the rows. */
          newCount: z.int().min(0).optional(),
          /** In `choose`: slug of the course whose length and price stand at the row. */
          course: slug.optional(),
          ...citation,
        }),
      )
      .min(2),
  })
  .check(
    holdsWhatIsDrawn({
      count: ({ columns, rows }) => countsLack(columns, rows),
      ruler: ({ columns, rows }) => [
        ...countsLack(columns, rows),
        ...rows.flatMap(({ cells }, i) =>
          cells[1]?.split(';').length === Number(cells.at(-1))
            ? []
            : [
                {
                  path: ['rows', i, 'cells', 1],
                  message: `\`figure: ruler\` needs ${cells.at(-1)} names here, divided by semicolons`,
                },
              ],
        ),
      ],
      scale: ({ columns }) =>
        columns.some(({ set }) => set === 'date')
          ? []
          : [{ path: ['columns'], message: '`figure: scale` needs a column with `set: date`' }],
      money: ({ columns, rows }) => {
        const column = columns.findIndex(({ set }, i) => set === 'figure' && i > 0);
        const first = readSum(rows[0]?.cells[column] ?? '')?.currency;
        return rows.flatMap(({ cells }, i) =>
          first !== undefined && readSum(cells[column] ?? '')?.currency === first
            ? []
            : [
                {
                  path: ['rows', i, 'cells', Math.max(0, column)],
                  message:
                    '`figure: money` needs sums of one currency in the first column with `set: figure`: write them like €15 million',
                },
              ],
        );
      },
      matrix: ({ rows }) => [
        ...(rows.some(({ kinds }) => kinds)
          ? []
          : [{ path: ['rows', 0, 'kinds'], message: '`figure: matrix` needs the kind of each cell' }]),
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
  );

/** Fewest dates that are drawn to scale. */
const leastDates = 5;

/** Dated events on a line, which can be drawn to scale. */
const timeline = z
  .strictObject({
    kind: z.literal('timeline'),
    ...section,
    ...drawn('scale', 'clock', 'horizon'),
    /** In `horizon`: how many years what stands at the end holds. */
    validYears: z.int().min(1).max(10).optional(),
    items: z
      .array(
        z.strictObject({
          /** Day of the event. */
          date: lawDay,
          /** Shown in place of the date, such as "Day 90" or "{{sg-genai-framework/published}}" where only the month is known. */
          dateText: line(2, 60).optional(),
          title: line(2, 80),
          text: paragraph,
          /** `duty`: saffron, a duty begins; `now`: jade, what holds today; `expected`: dotted, no day is set; left out: an event. */
          mark: z.enum(['duty', 'now', 'expected']).optional(),
          /** The day first set by law, where it was moved later. */
          originalDate: lawDay.optional(),
          /** In `horizon`: what grows at the date. */
          stage: horizonStage.optional(),
          ...citation,
        }),
      )
      .min(2)
      .max(12),
  })
  .check(
    holdsWhatIsDrawn({
      scale: ({ items }) => lacksOfScale(items),
      clock: ({ items }) => lacksOfScale(items),
      horizon: (block) => lacksOfHorizon(block),
    }),
  );

/** What dates lack to be drawn to scale: a list of few is read faster, and one filling has one meaning. */
const lacksOfScale = (items: readonly { date: string; mark?: string | undefined }[]) => {
  // A law's day is known once it is filled in: as long as it is a reference, it counts as a year of its own.
  const years = new Set(items.map(({ date }) => (date.startsWith('{{') ? date : date.slice(0, 4))));
  const marks = new Set(items.flatMap(({ mark }) => (mark && mark !== 'expected' ? mark : [])));
  return [
    ...(items.length < leastDates || years.size === 1
      ? [
          {
            path: ['figure'],
            message: `needs ${leastDates} dates at least, of more than one year: leave it out, the list says it`,
          },
        ]
      : []),
    ...(marks.size > 1
      ? [{ path: ['figure'], message: 'a filled mark means one thing: mark duties, or what holds today' }]
      : []),
  ];
};

/** What dates lack to be drawn on a horizon, which goes from edge to edge and has nothing beside it. */
const lacksOfHorizon = ({
  bleed,
  items,
  ...block
}: {
  bleed?: true | undefined;
  items: readonly { stage?: string | undefined }[];
  footnotes?: unknown;
  sources?: unknown;
}) => [
  ...(bleed
    ? []
    : [{ path: ['bleed'], message: '`figure: horizon` goes from edge to edge: write `bleed: true`' }]),
  ...(items.length > 6
    ? [{ path: ['items'], message: 'a horizon has six dates at most: draw more of them as `scale`' }]
    : []),
  ...items.flatMap(({ stage }, i) =>
    stage
      ? []
      : [
          {
            path: ['items', i, 'stage'],
            message: 'a horizon needs it: trial, voluntary, standard or addition',
          },
        ],
  ),
  ...(['footnotes', 'sources'] as const)
    .filter((field) => block[field] !== undefined)
    .map((field) => ({
      path: [field],
      message: 'has no place on a horizon: write `figureNote`, or sources at the dates',
    })),
];

/** Tiers from strictest to free, drawn as areas in one another. */
const tiers = z.strictObject({
  kind: z.literal('tiers'),
  ...section,
  items: z
    .array(
      z.strictObject({
        title: line(2, 40),
        rule: line(2, 60),
        basis: line(2, 60),
        /** Its highest fine, as a table of fines on the page has it; left out where the law names no sum. */
        fine: z
          .strictObject({
            /** €35 million */
            sum: line(2, 20).refine(
              (text) => readSum(text) !== undefined,
              'is no sum: write it like €35 million',
            ),
            /** Of the turnover: 7%. */
            share: line(2, 10),
          })
          .optional(),
        text: paragraph,
        ...citation,
      }),
    )
    .length(4, 'needs exactly four tiers, strictest first'),
});

/** A few figures in a row, each with its owner or source; sums of one currency can be drawn to scale. */
const figures = z
  .strictObject({
    kind: z.literal('figures'),
    ...section,
    ...drawn('money', 'change', 'parts', 'clock'),
    /** In `clock`: the days of one of the figures, in their order. */
    days: z.array(clockDay).min(2).max(4).optional(),
    items: z
      .array(
        z.strictObject({
          figure: line(1, 20),
          title: line(2, 80),
          text: paragraph,
          /** In `money`: recovered or held; or averted or expected, which is dotted and part of no sum. */
          mark: z.enum(['received', 'expected']).optional(),
          /** In `change`: what changed, how far, who says so. */
          measure: measure.optional(),
          /** In `parts`: fields of marks, in the same order of parts. */
          fields: z.array(partsField).min(1).max(4).optional(),
          ...citation,
        }),
      )
      .min(1)
      .max(4),
  })
  .check(
    holdsWhatIsDrawn({
      change: ({ items }) => someHas(items, 'items', 'measure'),
      parts: ({ items }) => someHas(items, 'items', 'fields'),
      clock: ({ days = [] }) => lacksOfClock(days, 'days'),
      money: ({ items }) => {
        const first = readSum(items[0]?.figure ?? '')?.currency;
        return items.flatMap(({ figure }, i) =>
          first !== undefined && readSum(figure)?.currency === first
            ? []
            : [
                {
                  path: ['items', i, 'figure'],
                  message: '`figure: money` needs sums of one currency: write it like S$1.1bn',
                },
              ],
        );
      },
    }),
  );

/** Tabs: all panels show without JavaScript; `#panel-id` opens one. */
const tabs = z.strictObject({
  kind: z.literal('tabs'),
  ...section,
  tabs: z
    .array(
      z.strictObject({
        id: slug,
        label: line(2, 30),
        note: paragraph.optional(),
        /** How the panel's items are set. */
        set: z.enum(['rows', 'steps', 'path']),
        /** In `path`: who stands beside you and us, such as the certification body. */
        otherName: line(2, 30).optional(),
        items: z.array(z.strictObject({ ...item, ...stepFields })).min(2),
      }),
    )
    .min(2)
    .max(5),
});

/** What changed, newest first. */
const changes = z.strictObject({
  kind: z.literal('changes'),
  ...section,
  items: z.array(z.strictObject({ date: lawDay, title: line(5, 140), text: paragraph, ...citation })).min(1),
});

/** Blocks filled from the page's course, see schemas/course.ts. */
const overview = z.strictObject({ kind: z.literal('overview'), ...section });
const included = z.strictObject({ kind: z.literal('included'), ...section });
const curriculum = z.strictObject({ kind: z.literal('curriculum'), ...section, ...drawn('time') });
const benefits = z.strictObject({ kind: z.literal('benefits'), ...section });
/** What buyers ask: the facts of the page's course, or of several. */
const buyerFacts = z.strictObject({
  kind: z.literal('buyer-facts'),
  ...section,
  /** Slugs of the courses, on a page about several. */
  courses: z.array(slug).min(2).optional(),
});
const registration = z.strictObject({
  kind: z.literal('registration'),
  ...section,
  /** Form that takes the registrations; the page's course names it when left out. */
  form: formName.optional(),
  /** Slugs of the courses whose prices stand beside the form, on a page about several. */
  courses: z.array(slug).min(2).optional(),
});

/** The track cards of AI Certification Training, filled from the courses collection. */
const tracks = z.strictObject({ kind: z.literal('tracks'), ...section });

/** Courses side by side, filled from the courses collection: a table on large screens, cards on small ones. */
export const comparison = z.strictObject({
  kind: z.literal('comparison'),
  ...section,
  /** Slugs of the courses, in order; all of them when left out. */
  courses: z.array(slug).min(2).optional(),
});

/** Courses as offerings with price, length and link, filled from the courses collection. */
const offerings = z.strictObject({ kind: z.literal('offerings'), ...section, courses: z.array(slug).min(2) });

/** Links to other pages, as a ledger of names and sentences. */
const related = z.strictObject({
  kind: z.literal('related'),
  ...section,
  items: z
    .array(z.strictObject({ title: line(2, 90), text: paragraph, to: linkTarget }))
    .min(1)
    .max(6),
});

/** The duties of the EU AI Act by role, from the rules of its check. */
const duties = z.strictObject({
  kind: z.literal('duties'),
  ...section,
  /** Leads to the check. */
  link,
});

/** A tool that runs on the visitor's device, from src/content/tools. */
const tool = z.strictObject({ kind: z.literal('tool'), ...section, tool: z.enum(['readiness']) });

export const block = z.discriminatedUnion(
  'kind',
  [
    columns,
    cells,
    steps,
    ticks,
    rows,
    faq,
    ledger,
    timeline,
    tiers,
    figures,
    tabs,
    changes,
    overview,
    included,
    curriculum,
    registration,
    benefits,
    buyerFacts,
    tracks,
    comparison,
    offerings,
    related,
    duties,
    tool,
  ],
  { error: 'is no kind of block: src/schemas/parts/block.ts lists them' },
);
export type Block = z.infer<typeof block>;
export type BlockKind = Block['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;
