import type { InstrumentStatus } from '../../../schemas/instrument.ts';
import { capital } from '../../../text/capital.ts';
import type { NamedInstrument } from '../references.ts';
import { appliesLater, statusOn } from '../status.ts';

/** Force of a rule by its record. `adopted`: its first duty is upcoming. */
export const forces = {
  binding: 'binding',
  part: 'binding in part',
  adopted: 'adopted, not yet',
  voluntary: 'voluntary',
  draft: 'draft',
  suspended: 'suspended',
  revoked: 'revoked',
} as const;
export type Force = keyof typeof forces;

/** A group of rules on one ground line. `places` limits it to those of the jurisdiction. */
export type Lane = {
  id: string;
  title: string;
  jurisdiction: string;
  places?: readonly string[] | undefined;
};

/** An instrument on the horizon. Days are ISO. */
export type HorizonRule = ReturnType<typeof horizonRule>;

const statusForces: Record<InstrumentStatus, Force> = {
  proposed: 'draft',
  adopted: 'adopted',
  'applies-in-part': 'part',
  'in-force': 'binding',
  applies: 'binding',
  published: 'voluntary',
  stayed: 'suspended',
  enjoined: 'suspended',
  'struck-down': 'revoked',
  revoked: 'revoked',
};

/** Words of the statuses that replace the name of the binding force, which would be wrong for them. */
const statusWords: Partial<Record<InstrumentStatus, string>> = {
  enjoined: 'enjoined by a court',
  'struck-down': 'struck down by a court',
};

/** A `binding` record is upcoming before its first day. */
function statedForce({ kind }: NamedInstrument, status: InstrumentStatus): Force {
  const force = statusForces[status];
  if (force === 'revoked' || force === 'suspended') return force;
  if (kind === 'draft') return 'draft';
  return kind !== 'law' && (force === 'binding' || force === 'part') ? 'voluntary' : force;
}

/** Sorted by day and id, so the order of the records does not matter. */
export const horizonRules = (
  instruments: readonly NamedInstrument[],
  lanes: readonly Lane[],
  today: string,
): HorizonRule[] => instruments.map((instrument) => horizonRule(instrument, lanes, today)).sort(byDay);

const byDay = (a: HorizonRule, b: HorizonRule) =>
  (a.day ?? '9').localeCompare(b.day ?? '9') || (a.id < b.id ? -1 : 1);

function horizonRule(instrument: NamedInstrument, lanes: readonly Lane[], today: string) {
  const { id, shortName, place = '', explainedAt, history, dates, rank, bindsGovernment } = instrument;
  const status = statusOn(instrument, today);
  const isLater = appliesLater(instrument, today);
  const stated = isLater ? 'adopted' : statedForce(instrument, status.status);
  const begins = dates.filter(({ mark }) => mark === 'begins');
  const days = [...new Set(begins.map(({ date }) => date))].sort();
  const hasEnded = stated === 'revoked' || stated === 'suspended';
  const begin = stated === 'adopted' ? days.find((one) => one > today) : status.from;
  const day = hasEnded ? history.at(-1)?.from : begin;
  const later =
    stated === 'draft' ? [] : days.filter((one) => one !== day && (stated !== 'voluntary' || one > today));
  const isBegun = day !== undefined && day <= today;
  const standing = isInForce(stated) && !isBegun ? 'adopted' : stated;
  /** A firm follows of its own will what binds the government alone. */
  const isOnGovernment = bindsGovernment && isInForce(standing);
  const force = isOnGovernment ? 'voluntary' : standing;
  return {
    id,
    name: capital(shortName),
    place,
    path: explainedAt,
    lane: laneOf(instrument, lanes),
    force,
    word: isLater
      ? 'in force, applies later'
      : (statusWords[status.status] ??
        (isOnGovernment ? `${forces[standing]} on government` : forces[force])),
    isOnGovernment,
    /** First day of the present status. */
    since: status.from,
    sinceText: status.dateText,
    /**
     * Day at which the rule is drawn: its first day if ended, its begin if adopted, otherwise the day of its
     * status.
     */
    day,
    later: hasEnded ? [] : later,
    /** Days to come on which a duty or a time to comply ends. */
    deadlines: hasEnded
      ? []
      : dates.filter(({ date, mark }) => mark === 'ends' && date > today).map(({ date }) => date),
    moved: hasEnded ? [] : begins.flatMap(({ date, moved }) => moved.map(({ from }) => ({ from, to: date }))),
    end: hasEnded ? status.from : undefined,
    /** The next part that begins. */
    next:
      stated === 'draft' || hasEnded
        ? undefined
        : [day, ...later].find((one) => one !== undefined && one > today),
    /** Priority of the label, 1 first. A label without one is shown only when pointed at. */
    rank,
  };
}

/** The lane for rules of all other jurisdictions. */
const otherMarkets = 'international';

function laneOf({ id, jurisdiction, place = '' }: NamedInstrument, lanes: readonly Lane[]): string {
  const ofJurisdiction = lanes.filter((lane) => lane.jurisdiction === jurisdiction);
  const open = ({ places }: Lane) => places === undefined;
  const lane =
    ofJurisdiction.find(({ places }) => places?.includes(place)) ??
    ofJurisdiction.find(open) ??
    lanes.find((one) => one.jurisdiction === otherMarkets && open(one));
  if (!lane)
    throw new Error(
      `No lane of the hub takes ${id}: pages/ai-regulations.yaml needs one for ${otherMarkets}`,
    );
  return lane.id;
}

export type RuleCounts = ReturnType<typeof countRules>;

export function countRules(rules: readonly HorizonRule[]) {
  const of = (force: Force) => rules.filter((rule) => rule.force === force).length;
  const byForce = Object.fromEntries((Object.keys(forces) as Force[]).map((force) => [force, of(force)]));
  return {
    ...(byForce as Record<Force, number>),
    all: rules.length,
    bind: rules.filter(isBinding).length,
    bindInPart: of('part'),
    bindGovernment: rules.filter(({ isOnGovernment }) => isOnGovernment).length,
    toCome: rules.filter(isToCome).length,
    moved: rules.filter(({ moved }) => moved.length > 0).length,
  };
}

/** The next day on which a part begins or a deadline ends; `9`, which sorts last, without one. */
export const soonest = ({ next, deadlines }: HorizonRule) => [next ?? '9', ...deadlines].sort()[0] ?? '9';

/** True while a duty is upcoming. */
export const isToCome = ({ force, next }: HorizonRule) => force === 'adopted' || next !== undefined;

export type HorizonMarket = ReturnType<typeof marketsOf>[number];

/** Countries of a lane with their page, those with most rules first. */
export const marketsOf = (rules: readonly HorizonRule[], lane: string) =>
  [
    ...Map.groupBy(
      rules.filter((rule) => rule.lane === lane),
      ({ place }) => place,
    ),
  ]
    .map(([name, own]) => ({
      name,
      path: own[0]?.path.split('#')[0] ?? '',
      rules: own.toSorted((a, b) => forceOrder.indexOf(a.force) - forceOrder.indexOf(b.force)),
    }))
    .sort((a, b) => b.rules.length - a.rules.length || a.name.localeCompare(b.name));

export const forceOrder = Object.keys(forces) as Force[];
/** True for a rule that binds companies or people today. */
export const isBinding = ({ force }: Pick<HorizonRule, 'force'>) => isInForce(force);

const isInForce = (force: Force) => force === 'binding' || force === 'part';
