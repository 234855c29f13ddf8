import type { Answer } from '@vanda/desk-api/routes';
import { type Answers, contentAnswers, hourMs, imran, minuteMs, nowMs, rachel } from './content-answers.ts';

const counts = {
  open: 10,
  mine: 1,
  unowned: 8,
  answered: 214,
  closed: 63,
  suspected: 3,
  mailGivenUp: 1,
  late: 2,
};
const lastMonth = {
  month: '2026-10',
  isClosed: true,
  received: 113,
  due: 113,
  answered: 113,
  answeredWithin: 109,
  medianMs: 3 * hourMs + 10 * minuteMs,
  longestMs: 31 * hourMs,
};

type Row = Answer<'inbox'>['rows'][number];

/** An open enquiry, as old as it says. */
function row(
  index: number,
  ageMinutes: number,
  about: Pick<Row, 'name' | 'company' | 'firstWords' | 'about' | 'through'> & Partial<Row>,
): Row {
  const receivedAtMs = nowMs - ageMinutes * minuteMs;
  return {
    reference: `ENQ-4M8W-2HJ${index}`,
    version: 1,
    status: 'open',
    form: 'contact',
    registration: null,
    receivedAtMs,
    dueAtMs: receivedAtMs + 24 * hourMs,
    answeredAtMs: null,
    closedAtMs: null,
    followUpDay: null,
    owner: null,
    suspicion: null,
    hasMailGivenUp: false,
    ...about,
  };
}

export const rows: Row[] = [
  row(0, 27 * 60 + 40, {
    name: 'Kavitha Nair',
    company: 'Bukit Analytics',
    firstWords:
      'Our tender closes on 4 December and asks for ISO 42001. Can you tell us by when a first gap review could',
    about: 'ISO 42001',
    through: 'Contact',
  }),
  row(1, 25 * 60 + 5, {
    name: 'Lim Wei Jie',
    company: 'Pandan Cold Chain',
    firstWords:
      'Eight of us, all from the warehouse office. Is there still room for all eight on the same day?',
    about: 'Data Protection Fundamentals',
    through: '9 Dec, registration for 8',
    form: 'data-protection-fundamentals',
  }),
  row(2, 23 * 60, {
    name: 'Siti Khadijah Osman',
    company: 'Serangoon Early Learning',
    firstWords:
      'We keep identity numbers of parents in the sign-out book and know that this has to end by 31 December',
    about: 'Outsourced DPO',
    through: 'Contact',
    owner: rachel,
  }),
  row(6, 32, {
    name: 'Goh Pei Shan',
    company: null,
    firstWords: '',
    about: 'Responsible AI',
    through: 'Tell me first',
  }),
];

const registration: NonNullable<Answer<'enquiry'>['enquiry']['registration']> = {
  reference: 'ENQ-4M8W-2HJ1',
  version: 1,
  form: 'data-protection-fundamentals',
  title: 'Data Protection Fundamentals',
  day: '2026-12-09',
  dates: '9 Dec 2026',
  seats: 8,
  names: [],
  state: 'waiting',
  waitingSinceMs: nowMs - 25 * hourMs,
  offerUntilMs: null,
  session: { capacity: 16, confirmed: 12, free: 4, closure: null },
  allowed: {
    confirm: false,
    group: true,
    move: true,
    substitute: true,
    cancel: true,
    offer: false,
    'to-waiting': false,
  },
};

type Line = Answer<'enquiry'>['enquiry']['history'][number];

function line(kind: Line['kind'], agoMs: number, by: Line['by'], words: string): Line {
  return { id: `${kind}-${agoMs}`, atMs: nowMs - agoMs, kind, by, words, mail: null };
}

export const enquiry: Answer<'enquiry'>['enquiry'] = {
  reference: 'ENQ-4M8W-2HJ1',
  version: 2,
  status: 'open',
  form: {
    id: 'data-protection-fundamentals',
    title: 'Data Protection Fundamentals',
    kind: 'registration',
  },
  about: 'Data Protection Fundamentals',
  through: '9 Dec, registration for 8',
  suspicion: null,
  receivedAtMs: nowMs - 25 * hourMs - 5 * minuteMs,
  dueAtMs: nowMs - hourMs - 5 * minuteMs,
  answeredAtMs: null,
  closedAtMs: null,
  followUpDay: null,
  owner: null,
  message:
    'We are eight, all from the warehouse office, and would like to come together on 9 December. Is there still room for all eight on the same day? If not, a day in January would do, but please keep us in one group: we share two cars.\n\nTwo of us will ask about CCTV at the loading bay.',
  fields: [
    { name: 'participants', label: 'Number of participants', kind: 'text', value: '8' },
    { name: 'session', label: 'Session', kind: 'session', value: '9 Dec 2026' },
  ],
  person: {
    name: 'Lim Wei Jie',
    email: 'wei.jie@pandan-cold.example',
    phone: '+65 6000 0142',
    company: 'Pandan Cold Chain',
    jobTitle: null,
    hasMarketingConsent: false,
    before: { count: 2, firstAtMs: Date.parse('2026-05-12T09:00:00+08:00') },
    isReceiptWithheld: false,
    correctable: [
      {
        name: 'firstName',
        label: 'First name',
        kind: 'text',
        value: 'Wei Jie',
        maxLength: 100,
        required: true,
      },
      { name: 'lastName', label: 'Last name', kind: 'text', value: 'Lim', maxLength: 100, required: true },
      {
        name: 'email',
        label: 'E-mail',
        kind: 'email',
        value: 'wei.jie@pandan-cold.example',
        maxLength: 200,
        required: true,
      },
    ],
  },
  registration,
  notes: [
    {
      id: 'n1',
      text: 'Rang at ten past ten. Prefers the phone, after two.',
      by: imran,
      atMs: nowMs - 2 * minuteMs,
    },
  ],
  history: [
    line('came-in', 25 * hourMs + 5 * minuteMs, null, 'Came in through the course form'),
    {
      ...line('mail', 25 * hourMs + 4 * minuteMs, { kind: 'rule' }, 'Receipt sent'),
      mail: {
        id: 'm1',
        kind: 'receipt',
        state: 'sent',
        to: 'wei.jie@pandan-cold.example',
        subject: 'Your registration ENQ-4M8W-2HJ1',
        text: 'Dear Lim Wei Jie,\n\nThank you for your registration.',
        dueAtMs: nowMs - 25 * hourMs,
        sentAtMs: nowMs - 25 * hourMs,
        undoUntilMs: null,
        problem: null,
      },
    },
    line('seat', 25 * hourMs + 4 * minuteMs, { kind: 'rule' }, 'Put on the waiting list as one group of 8'),
    line('corrected', 2 * minuteMs, { kind: 'colleague', ...imran }, 'Phone corrected'),
  ],
  draft: null,
};

type SessionRow = Answer<'sessions'>['rows'][number];
function session(
  day: string,
  endDay: string,
  title: string,
  form: SessionRow['form'],
  capacity: number,
  blocks: [number, 'confirmed' | 'held' | 'offered'][],
  waits: number[],
): SessionRow {
  const sum = (state: string) => blocks.reduce((all, [seats, each]) => all + (each === state ? seats : 0), 0);
  const reference = (index: number) => `ENQ-9C2K-${String(index).padStart(4, '0')}`;
  return {
    form,
    day,
    endDay,
    title,
    dates: day,
    place: '1 Example Quay #10-01',
    startTime: '09:00',
    endTime: '17:00',
    capacity,
    confirmed: sum('confirmed'),
    held: sum('held'),
    offered: sum('offered'),
    free: capacity - blocks.reduce((all, [seats]) => all + seats, 0),
    waiting: waits.reduce((all, seats) => all + seats, 0),
    blocks: blocks.map(([seats, state], index) => ({ reference: reference(index), seats, state })),
    waitingGroups: waits.map((seats, index) => ({ reference: reference(50 + index), seats })),
    nextWhoFits: null,
    closure: null,
    registrations: blocks.length + waits.length,
  };
}
const ones = (count: number) => Array.from({ length: count }, (): [number, 'confirmed'] => [1, 'confirmed']);
const scrum = session(
  '2026-12-14',
  '2026-12-16',
  'Professional Scrum Master in the Age of AI',
  'professional-scrum-master',
  12,
  [[4, 'confirmed'], [2, 'confirmed'], ...ones(5), [1, 'offered']],
  [2, 1],
);
export const sessionRows: SessionRow[] = [
  session(
    '2026-12-09',
    '2026-12-09',
    'Data Protection Fundamentals',
    'data-protection-fundamentals',
    16,
    [[5, 'confirmed'], [4, 'confirmed'], ...ones(3)],
    [8],
  ),
  scrum,
  session('2027-01-27', '2027-01-27', 'Compliance Implementation', 'compliance-implementation', 12, [], []),
];

type Participant = Answer<'session'>['participants'][number];
function participant(
  index: number,
  name: string,
  company: string | null,
  seats: number,
  state: Participant['registration']['state'],
  seatFrom: number | null,
  words = '',
): Participant {
  return {
    registration: {
      ...registration,
      reference: `ENQ-9C2K-${String(index).padStart(4, '0')}`,
      form: 'professional-scrum-master',
      title: scrum.title,
      day: scrum.day,
      seats,
      state,
      allowed: {
        confirm: state !== 'confirmed' && state !== 'waiting',
        group: true,
        move: true,
        substitute: true,
        cancel: true,
        offer: state === 'waiting',
        'to-waiting': state !== 'waiting',
      },
    },
    name,
    company,
    seatFrom,
    seatTo: seatFrom === null ? null : seatFrom + seats - 1,
    position: seatFrom === null ? index : null,
    words,
    underAddress: 1,
  };
}

const mail = enquiry.history[1]?.mail;
if (!mail) throw new Error('The invented enquiry has lost its receipt');
const figures = {
  received: 14,
  due: 14,
  answered: 13,
  answeredWithin: 12,
  medianMs: 2.5 * hourMs,
  longestMs: 26 * hourMs,
};

type Act = Answer<'auditLog'>['rows'][number];

function act(
  id: string,
  agoMs: number,
  by: { id: string; name: string },
  kind: Act['kind'],
  words: string,
  about: Partial<Act> = {},
): Act {
  const who = { kind: 'colleague', ...by } as const;
  return { id, atMs: nowMs - agoMs, by: who, kind, words, reference: null, target: null, ...about };
}

/** Everything as on a busy morning. */
export const answers = {
  bootstrap: {
    me: { ...rachel, role: 'administrator', keysOff: [] },
    linkedPasskeys: [],
    idleEndsAtMs: nowMs + hourMs / 2,
    endsAtMs: nowMs + 11 * hourMs,
    siteUrl: 'https://www.vanda.example',
    hasMail: true,
    promise: '24 hours',
    colleagues: [rachel, imran],
    forms: [
      { id: 'contact', title: 'Contact', kind: 'contact' },
      { id: 'data-protection-fundamentals', title: 'Data Protection Fundamentals', kind: 'registration' },
      { id: 'professional-scrum-master', title: 'Professional Scrum Master', kind: 'registration' },
    ],
    counts,
    lastMonth,
    hasContent: true,
    isEmpty: false,
  },
  poll: { counts, idleEndsAtMs: nowMs + hourMs / 2, arrived: 0, newestAtMs: nowMs - 32 * minuteMs },
  inbox: {
    rows,
    nextCursor: null,
    matching: { total: 10, late: 2, within: 8, again: 0 },
    ofView: 10,
    counts,
    nextDueAtMs: nowMs + hourMs,
    newestAtMs: nowMs - 32 * minuteMs,
  },
  place: { position: 2, total: 10, previous: 'ENQ-4M8W-2HJ0', next: 'ENQ-4M8W-2HJ2' },
  mailGivenUp: {
    rows: [
      {
        reference: 'ENQ-4M8W-2HJ1',
        name: 'Joanna Oliveiro',
        company: 'Telok Design',
        mail: {
          ...mail,
          state: 'given-up',
          sentAtMs: null,
          problem: 'no such domain as “telok-design.exmaple”',
        },
      },
    ],
    nextCursor: null,
    total: 1,
  },
  enquiry: { enquiry },
  templates: {
    preselected: 'date',
    templates: [
      {
        id: 'group',
        title: 'Group does not fit: waiting list or another date',
        isOfForm: true,
        subject: 'Your registration for Data Protection Fundamentals',
        text: 'Dear Lim Wei Jie,\n\nThank you for registering eight people for Data Protection Fundamentals on 9 December 2026. Four seats are left on that day, and we do not split a group without asking.\n\nWhich do you prefer?',
        gaps: [],
      },
      {
        id: 'date',
        title: 'Another date',
        isOfForm: false,
        subject: 'Another date',
        text: 'Dear Lim Wei Jie,\n\nwe can offer you [[no date chosen]].',
        gaps: [{ part: 'text', line: 3, words: 'no date chosen' }],
      },
    ],
  },
  sessions: {
    rows: sessionRows,
    nextCursor: null,
    sum: { sessions: 6, seats: 84, confirmed: 43 },
    withdrawn: [],
    pendingDates: [],
    offers: [
      {
        reference: 'ENQ-9C2K-0012',
        name: 'Daniel Wong',
        form: 'professional-scrum-master',
        day: '2026-12-14',
        seats: 1,
        offerUntilMs: nowMs + 5 * hourMs + 40 * minuteMs,
        version: 3,
        next: { reference: 'ENQ-9C2K-0021', name: 'Tan Hui Min' },
      },
    ],
    counts: { 'to-come': 6, past: 12, cancelled: 1 },
  },
  session: {
    session: scrum,
    participants: [
      participant(1, 'Priya Raghunathan', 'Kranji Instruments', 4, 'confirmed', 1),
      participant(7, 'Devi Anand', 'Pasir Labs', 1, 'confirmed', 11),
      participant(12, 'Daniel Wong', 'Tampines Data', 1, 'offered', 12, 'offered until 16:00'),
    ],
    waiting: [
      participant(20, 'Irene Yeo', 'Yeo Brothers Lab', 2, 'waiting', null, 'since 19 Nov; needs two seats'),
      participant(21, 'Tan Hui Min', 'Redhill Games', 1, 'waiting', null, 'since 23 Nov; next who fits'),
    ],
    cancelled: [],
    otherDates: [{ day: '2027-02-08', dates: '8–10 Feb 2027', free: 9 }],
  },
  seatEmail: {
    to: 'devi@pasir-labs.example',
    subject: 'Your seat is cancelled',
    text: 'Dear Devi Anand,\n\nyour seat on 14 to 16 December is cancelled.\n\nRachel Koh',
    offerUntilMs: null,
    isReply: true,
  },
  printed: {
    by: 'Rachel Koh',
    days: ['2026-12-14', '2026-12-15', '2026-12-16'],
    lines: [
      { seatFrom: 1, seatTo: 4, name: 'Priya Raghunathan', company: 'Kranji Instruments', isConfirmed: true },
      { seatFrom: 5, seatTo: 6, name: 'Ong Zhi Hao', company: 'Redhill Games', isConfirmed: true },
      { seatFrom: 7, seatTo: 7, name: 'Muthu Selvarajan', company: 'Bukit Analytics', isConfirmed: false },
    ],
  },
  people: {
    text: 'Tan',
    rows: [
      {
        email: 'huimin@redhill.example',
        name: 'Tan Hui Min',
        company: 'Redhill Games',
        reference: 'ENQ-4M8W-2HJ5',
        enquiries: 2,
        lastAtMs: nowMs - 16 * hourMs,
        found: [
          {
            reference: 'ENQ-4M8W-2HJ5',
            form: 'professional-scrum-master',
            about: 'Professional Scrum Master',
            status: 'open',
            receivedAtMs: nowMs - 16 * hourMs,
          },
        ],
      },
    ],
    nextCursor: null,
    total: 1,
  },
  person: {
    email: 'wei.jie@pandan-cold.example',
    names: ['Lim Wei Jie'],
    companies: ['Pandan Cold Chain'],
    enquiries: [
      {
        reference: 'ENQ-4M8W-2HJ1',
        form: 'data-protection-fundamentals',
        formTitle: 'Data Protection Fundamentals',
        about: 'Data Protection Fundamentals',
        status: 'open',
        receivedAtMs: nowMs - 25 * hourMs,
        answeredAtMs: null,
        hasMarketingConsent: false,
        deletedOn: '2028-11-22',
      },
    ],
    registrations: [registration],
    mails: [mail],
    erasure: { goes: { enquiries: 1, registrations: 1, mails: 1, notes: 1 }, reference: 'ENQ-4M8W-2HJ1' },
  },
  numbers: {
    month: lastMonth,
    weeks: ['2026-10-26', '2026-10-19', '2026-10-12', '2026-10-05'].map((startsOn, index) => ({
      week: `2026-W${44 - index}`,
      startsOn,
      endsOn: startsOn.replace(/\d\d$/, (day) => String(Math.min(31, Number(day) + 6)).padStart(2, '0')),
      isClosed: true,
      ...figures,
      received: 14 + index * 3,
    })),
    forms: [
      { form: 'contact', title: 'Contact', ...figures, received: 40 },
      { form: 'generative-ai', title: 'Generative AI Usage', ...figures, received: 22 },
    ],
    months: [{ ...lastMonth, month: '2026-11', isClosed: false }, lastMonth],
    backup: { upToDateAtMs: nowMs - 2000, provedAtMs: nowMs - 9 * hourMs },
  },
  you: {
    passkeys: [
      {
        id: 'p1',
        name: 'Laptop in the office',
        device: 'On this kind of device only',
        addedAtMs: nowMs - 90 * 24 * hourMs,
        lastUsedAtMs: nowMs - hourMs,
        isUsedNow: true,
      },
      {
        id: 'p2',
        name: 'Security key',
        device: 'A security key',
        addedAtMs: nowMs - 60 * 24 * hourMs,
        lastUsedAtMs: null,
        isUsedNow: false,
      },
    ],
    sessions: [
      {
        id: 's1',
        passkeyName: 'Laptop in the office',
        signedInAtMs: nowMs - hourMs,
        lastSeenAtMs: nowMs,
        isThis: true,
      },
    ],
    keysOff: ['close'],
  },
  colleagues: {
    colleagues: [
      { ...rachel, version: 1, role: 'administrator', state: 'active', passkeys: [], lastSeenAtMs: nowMs },
      { ...imran, version: 1, role: 'member', state: 'active', passkeys: [], lastSeenAtMs: nowMs - hourMs },
    ],
    invitations: [
      {
        id: 'i1',
        kind: 'invitation',
        colleague: { id: 'mei', name: 'Mei Ling Ho' },
        role: 'member',
        madeAtMs: nowMs,
        expiresAtMs: nowMs + hourMs,
      },
    ],
  },
  auditLog: {
    rows: [
      act('a1', 2 * minuteMs, imran, 'corrected', 'Corrected', { reference: 'ENQ-4M8W-2HJ1' }),
      act('a2', hourMs, rachel, 'signed-in', 'Signed in'),
      act('a3', 2 * hourMs, rachel, 'colleague-changed', 'Name or role changed', { target: imran }),
    ],
    nextCursor: null,
    total: 3,
  },
  invitation: { kind: 'invitation', name: 'Mei Ling Ho', role: 'member', expiresAtMs: nowMs + hourMs },
  ...contentAnswers,
} as const satisfies Answers;
