import type { Source } from '../../schemas/source.ts';
import type { NamedInstrument } from './references.ts';

/** Instruments with a moved day, with a day known only by month, and without days. */
export const instruments: readonly NamedInstrument[] = [
  {
    id: 'some-act',
    name: 'Some Act 2024, as amended',
    shortName: 'Some Act',
    alsoCalled: ['Act 24-205'],
    jurisdiction: 'usa',
    place: 'Colorado',
    kind: 'law',
    summary: 'Asks for **something**, of [somebody](/contact).',
    binds: 'everybody',
    reach: { kind: 'conditional', basis: 'Section 3', text: 'Only companies that decide about its people.' },
    duties: [{ text: 'Tell people that AI decides.', provision: 'Section 5', from: 'duties' }],
    enforcedBy: 'The Attorney General',
    penalty: { text: 'Up to US$20,000 a violation', provision: 'Section 9', sources: ['A'] },
    decisions: [],
    firstSteps: ['The owner of each tool lists what it decides.'],
    history: [
      { status: 'in-force', from: '2027-01-01', sources: ['A'] },
      { status: 'adopted', from: '2026-05-14', sources: ['A'] },
    ],
    dates: [
      {
        id: 'signed',
        date: '2026-05-01',
        dateText: 'May 2026',
        mark: 'event',
        title: 'Signed; with a comma, and a \\',
        moved: [],
        sources: ['A'],
      },
      {
        id: 'duties',
        date: '2027-01-01',
        mark: 'begins',
        title:
          'Duties of “deployers” begin, with words enough that the line of the calendar has to be folded',
        text: 'In two\nlines.',
        moved: [{ from: '2026-02-01', on: '2025-08-28', by: 'Act 25B-004' }],
        sources: ['A', 'B'],
      },
    ],
    primary: 'A',
    explainedAt: '/ai-regulations/usa#states',
    reviewedOn: '2026-11-22',
  },
  {
    id: 'guidance',
    name: '=Guidance',
    shortName: 'Guidance',
    alsoCalled: [],
    jurisdiction: 'singapore',
    kind: 'guideline',
    summary: 'Says something.',
    binds: 'nobody',
    reach: { kind: 'direct', text: 'Anyone may follow it.' },
    duties: [],
    enforcedBy: 'nobody',
    penalty: 'none',
    decisions: [],
    firstSteps: [],
    history: [{ status: 'published', from: '2024-03-01', dateText: 'March 2024', sources: ['B'] }],
    dates: [],
    primary: 'B',
    explainedAt: '/ai-regulations/singapore',
    reviewedOn: '2026-11-20',
  },
];

export const sources: ReadonlyMap<string, Source> = new Map([
  ['A', { publisher: 'General Assembly', kind: 'primary', title: 'Act', url: 'https://law.example/a' }],
  ['B', { publisher: 'Agency', kind: 'authority', title: 'Guidance', date: '2024-03' }],
  ['C', { publisher: 'Nobody', kind: 'reporting', title: 'Cited nowhere' }],
]);

type LawDate = NamedInstrument['dates'][number];
export const lawDate = (date: string, more: Partial<LawDate> = {}): LawDate => ({
  id: 'duty',
  date,
  mark: 'begins',
  title: 'Duty',
  moved: [],
  sources: ['A'],
  ...more,
});

export const movedTo = (day: string, on: string, by: string): NamedInstrument[] =>
  instruments.map((one) => ({
    ...one,
    dates: one.dates.map((date) =>
      date.id === 'duties'
        ? { ...date, date: day, moved: [...date.moved, { from: date.date, on, by }] }
        : date,
    ),
  }));
