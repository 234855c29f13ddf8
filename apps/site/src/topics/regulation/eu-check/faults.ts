import { type Condition, idsIn } from '@vanda/eu-ai-act-rules/conditions';
import { placeholdersIn, systemFields } from '@vanda/eu-ai-act-rules/drafts';
import { findingRows } from '@vanda/eu-ai-act-rules/rules';
import { blockLists, type EuCheckBlock, type EuCheckRuleSet } from '../../../schemas/eu-check.ts';

/** `block` is the index of the file; undefined for the rule set. */
export type RuleFault = { block?: number; path: PropertyKey[]; message: string };

/** Placeholders of a draft beside `answer-<question>` and `duty-<duty>`. */
const draftFields: ReadonlySet<string> = new Set([
  ...Object.keys(systemFields),
  ...findingRows.map((row) => `findings-${row}`),
  'changes',
  'duties',
]);

/** Unknown or duplicate ids, circles, and questions that rest on later ones. */
export function ruleFaults(
  ruleSet: EuCheckRuleSet,
  blocks: readonly EuCheckBlock[],
  days: ReadonlySet<string>,
): RuleFault[] {
  const names = [...doubledIds(blocks), ...unknownIds(ruleSet, blocks, days), ...circles(blocks)];
  // Order is checked only when all ids are valid.
  return names.length > 0 ? names : earlyAnswers(blocks);
}

function doubledIds(blocks: readonly EuCheckBlock[]): RuleFault[] {
  const kinds: Record<string, string> = { questions: 'question', terms: 'answer or term' };
  const named = blocks.flatMap((content, block) => [
    ...content.questions.flatMap(({ answers }, q) =>
      answers.map(({ id }, a) => ({ list: 'terms', id, block, path: ['questions', q, 'answers', a, 'id'] })),
    ),
    ...blockLists.flatMap((list) =>
      content[list].map(({ id }, i) => ({ list, id, block, path: [list, i, 'id'] })),
    ),
  ]);
  const seen = new Set<string>();
  return named.flatMap(({ list, id, ...place }) => {
    if (!seen.has(`${list} ${id}`)) {
      seen.add(`${list} ${id}`);
      return [];
    }
    return { ...place, message: `uses the id "${id}" of another ${kinds[list] ?? list}: name it otherwise` };
  });
}

/** Kind of the ids under a key, by the list or object around it. */
const references: Readonly<Record<string, string>> = {
  'abroad.duties': 'duty',
  'doubtful.questions': 'question',
  'beside.questions': 'question',
  'headlines.owed': 'duty or schedule',
  'duties.from': 'day or schedule',
  'duties.fine': 'fine',
  'duties.group': 'group',
  'duties.roles': 'role',
  'openPoints.between': 'question',
  'notOwed.role': 'role',
  'notOwed.duty': 'duty',
  'drafts.owed': 'duty',
  'sections.owed': 'duty',
  'days.day': 'day',
  'fines.since': 'day',
  'fines.lowerFor': 'answer',
};

type Reference = { kind: string; id: string; path: PropertyKey[] };

const referencesIn = (content: object, path: PropertyKey[] = [], around = ''): Reference[] =>
  Object.entries(content).flatMap(([key, value]) => {
    const isList = Array.isArray(content);
    const place = [...path, isList ? Number(key) : key];
    const kind = references[`${around}.${key}`];
    if (kind && Array.isArray(value)) return value.map((id, i) => ({ kind, id, path: [...place, i] }));
    if (kind) return [{ kind, id: value, path: place }];
    if (['when', 'scope', 'unless', 'settled'].includes(key))
      return idsIn(value).map((id) => ({ kind: 'answer or term', id, path: place }));
    return typeof value === 'object' ? referencesIn(value, place, isList ? around : key) : [];
  });

const placeholdersOf = ({ drafts }: EuCheckBlock): Reference[] =>
  drafts.flatMap(({ sections }, d) =>
    sections
      .flatMap(({ text }) => placeholdersIn(text))
      .map((name) => {
        const [, kind, id = name] = /^(answer|duty)-(.*)$/.exec(name) ?? [];
        const named = { answer: 'question', duty: 'duty' }[kind ?? ''] ?? 'placeholder';
        return { kind: named, id, path: ['drafts', d] };
      }),
  );

function unknownIds(
  ruleSet: EuCheckRuleSet,
  blocks: readonly EuCheckBlock[],
  days: ReadonlySet<string>,
): RuleFault[] {
  const idsOf = (list: (typeof blockLists)[number]) =>
    blocks.flatMap((block) => block[list].map(({ id }) => id));
  const [duties, schedules] = [idsOf('duties'), idsOf('schedules')];
  const answers = blocks.flatMap(({ questions }) =>
    questions.flatMap((one) => one.answers.map(({ id }) => id)),
  );
  const known: Record<string, ReadonlySet<string>> = {
    answer: new Set(answers),
    'answer or term': new Set([...answers, ...idsOf('terms')]),
    day: days,
    'day or schedule': new Set([...days, ...schedules]),
    duty: new Set(duties),
    'duty or schedule': new Set([...duties, ...schedules]),
    fine: new Set(idsOf('fines')),
    group: new Set(ruleSet.groups.map(({ id }) => id)),
    placeholder: draftFields,
    question: new Set(idsOf('questions')),
    role: new Set(idsOf('roles')),
  };
  const named: (Reference & { block?: number })[] = [
    ...referencesIn(ruleSet),
    ...blocks.flatMap((content, block) =>
      [...referencesIn(content), ...placeholdersOf(content)].map((one) => ({ ...one, block })),
    ),
  ];
  return named
    .filter(({ kind, id }) => !known[kind]?.has(id))
    .map(({ kind, id, ...place }) => ({
      ...place,
      message: `names the ${kind} "${id}", which there is not: mend the id or add it`,
    }));
}

function answersUnder(condition: Condition, terms: ReadonlyMap<string, Condition>): Set<string> {
  const found = new Set<string>();
  const visit = (part: Condition) => {
    for (const id of idsIn(part)) {
      if (found.has(id)) continue;
      found.add(id);
      const term = terms.get(id);
      if (term) visit(term);
    }
  };
  visit(condition);
  return found;
}

const termsOf = (blocks: readonly EuCheckBlock[]) =>
  new Map(blocks.flatMap(({ terms }) => terms.map(({ id, when }): [string, Condition] => [id, when])));

function circles(blocks: readonly EuCheckBlock[]): RuleFault[] {
  const terms = termsOf(blocks);
  return blocks.flatMap((content, block) =>
    content.terms.flatMap(({ id, when }, t) =>
      answersUnder(when, terms).has(id)
        ? [{ block, path: ['terms', t, 'when'], message: `rests on "${id}" itself: take the circle out` }]
        : [],
    ),
  );
}

function earlyAnswers(blocks: readonly EuCheckBlock[]): RuleFault[] {
  const terms = termsOf(blocks);
  const placed = blocks
    .flatMap((content, block) =>
      content.questions.map((question, q) => ({ question, block, q, order: content.order })),
    )
    .sort((a, b) => a.order - b.order);
  const place = new Map(placed.flatMap(({ question }, i) => question.answers.map(({ id }) => [id, i])));
  return placed.flatMap(({ question, block, q }, i) =>
    [question, ...question.answers]
      .flatMap(({ when }) => [...(when ? answersUnder(when, terms) : [])])
      .filter((id) => (place.get(id) ?? -1) >= i)
      .map((id) => ({
        block,
        path: ['questions', q, 'when'],
        message: `rests on "${id}", which is answered no earlier: move the question or change the condition`,
      })),
  );
}
