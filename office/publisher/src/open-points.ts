import type { ResponseOf } from '@vanda/desk-api/routes';
import type { LaunchSection } from '@vanda/site/content-lint/launch-points';
import { entryOf } from './entries.ts';
import { formSchema, labelOfPath } from './form-schema.ts';

type OpenPoints = Omit<ResponseOf<'beforeOnline'>, 'nowMs'>;
type Point = OpenPoints['must'][number];

/** `company/company.yaml:12 geo.latitude: 1.3` */
const placed = /^(?<file>[a-z-]+\/[\w-]+\.(?:yaml|md)):\d+ (?<field>[\w.-]*):? ?(?<message>.*)/s;
/** `19 pages: Who teaches? (people, buyerFacts.trainers)` */
const asked = /^(?<pages>\d+) pages?: (?<message>.*) \((?<fields>[^()]*)\)$/s;

export function openPoints(sections: readonly LaunchSection[]): OpenPoints {
  const pointsOf = (chosen: LaunchSection[]) => chosen.flatMap(({ points }) => points.map(toPoint));
  return {
    must: pointsOf(sections.filter(({ isMust }) => isMust)),
    may: pointsOf(sections.filter(({ isMust, isOfCompany }) => !isMust && isOfCompany)).toSorted(
      (a, b) => b.pages - a.pages,
    ),
  };
}

function toPoint(line: string): Point {
  const question = asked.exec(line)?.groups;
  if (question) {
    const [field = ''] = (question.fields ?? '').split(', ');
    return {
      message: question.message ?? line,
      entry: { collection: 'company', slug: 'company', field: field.split('.*')[0] ?? '' },
      pages: Number(question.pages),
    };
  }
  const { file = '', field = '', message = line } = placed.exec(line)?.groups ?? {};
  const entry = entryOf(file);
  if (!entry) return { message, entry: null, pages: 0 };
  const label = labelOfPath(formSchema(entry.collection), field);
  return { message: [label, message].filter(Boolean).join(': '), entry: { ...entry, field }, pages: 1 };
}
