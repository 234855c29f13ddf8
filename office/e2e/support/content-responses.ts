import type { DraftRow, OnlineRow, PublishStatus } from '@vanda/desk-api/drafts';
import type { ResponseOf, RouteName, WithoutTime } from '@vanda/desk-api/routes';
import { formSchema } from '@vanda/publisher/form-schema';

/** Responses of a desk with demo people, for states that a real store seldom has; {@link nowMs} is added. */
export type KnownResponses = { [N in RouteName]?: WithoutTime<ResponseOf<N>> };

/** Tue 24 Nov 2026, 10:20 in Singapore. */
export const nowMs = Date.parse('2026-11-24T10:20:00+08:00');
const minuteMs = 60_000;
const rachel = { id: 'rachel', name: 'Rachel Koh' };
const imran = { id: 'imran', name: 'Imran Yusof' };
const commit = 'c'.repeat(40);
const version = 'a'.repeat(40);

export const draftId = 'd00000000001a';
const course = { collection: 'courses', slug: 'cybersecurity-essentials', title: 'Cybersecurity Essentials' };

const draftRow = {
  id: draftId,
  title: 'Cybersecurity Essentials',
  state: 'review',
  by: imran,
  changedAtMs: nowMs - 40 * minuteMs,
  entries: [course],
  sentBack: null,
  publishAtMs: null,
  failure: null,
} as const satisfies DraftRow;

const ownDraft = {
  ...draftRow,
  id: 'd00000000002a',
  title: 'Three dates in January',
  state: 'draft',
  by: rachel,
  entries: [{ collection: 'news', slug: 'three-dates-in-january', title: 'Three dates in January' }],
} as const satisfies DraftRow;

const onlineRow = {
  commit,
  title: 'Notice on the home page',
  atMs: nowMs - 18 * 60 * minuteMs,
  by: 'Imran Yusof',
  publishedBy: 'Imran Yusof',
  reader: 'Rachel Koh',
  undoes: null,
  undoneBy: null,
  whyNot: null,
} as const satisfies OnlineRow;

const checks = [
  {
    ...course,
    field: 'description',
    label: 'Description',
    message: '“within a week” is a promise with a time.',
  },
  {
    ...course,
    field: 'sessions.1.seats',
    label: 'Session 2, seats',
    message: 'Write a whole number of seats.',
  },
];

export const publishing = {
  id: 'd00000000003a',
  draft: draftId,
  title: draftRow.title,
  by: rachel,
  step: 'building',
  startedAtMs: nowMs - 12_000,
  endedAtMs: null,
  commit: null,
  message: null,
  output: null,
} as const satisfies PublishStatus;

const choice = (value: string) => ({ value, label: value });
const values = {
  title: 'Cybersecurity Essentials',
  priceSgd: 520,
  level: 'Beginner',
  description: 'Threats, habits and first response in one day. We call back within a week.',
  certification: { title: 'Certificate of attendance' },
  sessions: [
    { start: '2026-12-02', seats: 12 },
    { start: '2027-03-03', seats: 16 },
  ],
  blocks: [{ kind: 'cells', title: 'Who it is for', note: 'For people who are not security specialists.' }],
  illustration: 'card-drawer',
  family: 'one-day',
};

/** Fields as the publisher describes them. */
const fieldsOf = (collection: 'courses' | 'services' | 'news', ...names: string[]) =>
  Object.fromEntries(
    Object.entries(formSchema(collection).properties ?? {}).filter(([name]) => names.includes(name)),
  );

export const entry = {
  ...course,
  page: '/services/cybersecurity-essentials',
  draft: draftId,
  version,
  form: {
    type: 'object',
    properties: {
      ...fieldsOf(
        'courses',
        'title',
        'priceSgd',
        'level',
        'description',
        'certification',
        'sessions',
        'family',
      ),
      ...fieldsOf('services', 'blocks'),
      ...fieldsOf('news', 'illustration', 'photo'),
    },
    required: ['title', 'description', 'family'],
  },
  values,
  body: null,
  online: { values: { ...values, priceSgd: 480 }, body: null },
  checks,
  choices: {
    pages: [choice('/services')],
    sources: [choice('ISO')],
    courses: [],
    services: [],
    people: [],
    illustrations: [choice('card-drawer')],
    pictures: [],
  },
} satisfies WithoutTime<ResponseOf<'entry'>>;

export const draft = {
  draft: draftRow,
  changes: [
    {
      ...course,
      kind: 'changed',
      page: entry.page,
      fields: [
        { field: 'priceSgd', label: 'Price in S$', before: '480', after: '520' },
        {
          field: 'description',
          label: 'Description',
          before: 'Threats, habits and first response, for people who are not security specialists.',
          after: 'Threats, habits and first response in one day, for everybody whose job is something else.',
        },
        { field: 'sessions.1', label: 'Session 2', before: null, after: '3 Mar 2027, 16 seats' },
      ],
    },
  ],
  checks: [],
  writers: ['Imran Yusof'],
  next: 'approve',
  publishing: null,
  history: [
    { by: 'Imran Yusof', atMs: nowMs - 90 * minuteMs, message: 'Draft made' },
    { by: 'Imran Yusof', atMs: nowMs - 40 * minuteMs, message: 'Review asked for' },
  ],
} as const satisfies WithoutTime<ResponseOf<'draft'>>;

const picture: ResponseOf<'pictures'>['pictures'][number] = {
  name: 'card-drawer',
  kind: 'drawing',
  alt: '',
  address: '/api/content/pictures/card-drawer.svg',
};

const letter = {
  subject: 'Professional Scrum Master on 14–16 December does not take place',
  text: 'Dear {name},\n\nwe have to cancel the course. You have three ways, on your page.\n\nRachel Koh',
};

export const contentResponses = {
  contentHome: {
    needsReader: true,
    isReachable: true,
    drafts: [draftRow, ownDraft],
    online: [onlineRow],
    reviewsDue: 2,
    must: 1,
    may: 2,
  },
  collections: {
    groups: [
      {
        collection: 'courses',
        label: 'Courses',
        one: 'course',
        entries: [
          { slug: course.slug, title: course.title, state: 'changed', drafts: [{ id: draftId, by: imran }] },
          { slug: 'kanban', title: 'Kanban', state: 'due', drafts: [] },
        ],
      },
    ],
  },
  entry,
  draft,
  removal: {
    page: '/services/cybersecurity-essentials',
    gone: [{ collection: 'services', slug: 'cybersecurity-essentials', title: 'Cybersecurity' }],
    links: [
      { collection: 'homePage', slug: 'home', title: 'Home', label: 'Tracks 2, link', isGone: false },
      { collection: 'serviceGroups', slug: 'privacy', title: 'Privacy', label: 'Card 3, link', isGone: true },
    ],
    pages: ['/', '/services', '/services/dpo-service'],
  },
  effects: {
    sentences: [],
    pages: [{ page: '/ai-regulations', title: 'AI regulations' }],
    files: ['/ai-regulations/calendar/all.ics', '/ai-regulations/instruments.json'],
  },
  preview: { builtAtMs: nowMs, isBuilding: false, failure: null, pages: [entry.page, '/services'] },
  publishStatus: { status: publishing },
  history: { rows: [onlineRow], nextCursor: null },
  commit: {
    row: onlineRow,
    changes: [
      {
        collection: 'notices',
        slug: 'pdpa',
        title: 'Notice',
        kind: 'changed',
        page: '/',
        fields: [
          {
            field: 'text',
            label: 'Text',
            before: 'Private firms have until 31 December 2026 to end it.',
            after: 'Private firms have a month to end it.',
          },
        ],
      },
    ],
  },
  pictures: { pictures: [picture, { ...picture, name: 'nine-flowers' }] },
  reviews: {
    reviews: [
      {
        collection: 'instruments',
        slug: 'colorado',
        title: 'Colorado SB 26-189',
        reviewedOn: '2026-08-19',
        dueOn: '2026-11-19',
      },
    ],
  },
  beforeOnline: {
    must: [
      {
        message: 'Legal name and UEN',
        entry: { collection: 'company', slug: 'company', field: 'legalName' },
        pages: 60,
      },
    ],
    may: [{ message: 'Who teaches', entry: { collection: 'company', slug: 'people', field: '' }, pages: 21 }],
  },
  dates: {
    courses: [
      {
        course: 'professional-scrum-master',
        title: 'Professional Scrum Master',
        form: 'professional-scrum-master',
        durationDays: 3,
        dates: [{ start: '2026-12-14', end: '2026-12-16', place: 'Quay Room', seats: 12 }],
      },
    ],
  },
  cancellation: {
    registered: { people: 7, seats: 11 },
    offered: 1,
    waiting: 3,
    withoutAddress: 0,
    letters: { seat: letter, waiting: letter },
    hasMail: true,
  },
} as const satisfies KnownResponses;
