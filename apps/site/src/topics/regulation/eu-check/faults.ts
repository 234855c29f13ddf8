import type { Condition } from '@vanda/eu-ai-act-rules/conditions';
import { idsIn } from '@vanda/eu-ai-act-rules/conditions';
import { placeholdersIn, systemFields } from '@vanda/eu-ai-act-rules/drafts';
import { findingRows } from '@vanda/eu-ai-act-rules/rules';
import type { EuCheckBlock, EuCheckRuleSet } from '../../../schemas/eu-check.ts';

/** `block` is the file's order; none means the rule set. */
export type RuleFault = { block?: number; path: PropertyKey[]; message: string };

/** Placeholders of a draft beside `answer-<question>` and `duty-<duty>`. */
const draftFields: ReadonlySet<string> = new Set([
  ...Object.keys(systemFields),
  ...findingRows.map((row) => `findings-${row}`),
  'changes',
  'duties',
]);

type Part = { block?: number; path: PropertyKey[] };
type Placed = Part & { when: Condition };

/** Unknown or duplicate ids, circles, and questions that rest on later ones. */
export function ruleFaults(
  ruleSet: EuCheckRuleSet,
  blocks: readonly EuCheckBlock[],
  days: ReadonlySet<string>,
): RuleFault[] {
  const names = [...doubledIds(blocks), ...unknownIds(ruleSet, blocks, days), ...circles(blocks)];
  // Only rules with sound ids can be followed.
  return names.length > 0 ? names : [...shapes(ruleSet, blocks), ...earlyAnswers(blocks)];
}

const lists = [
  'findings',
  'duties',
  'openPoints',
  'changes',
  'reliefs',
  'notOwed',
  'fines',
  'roles',
  'schedules',
  'drafts',
] as const;

function conditionsIn(content: object, path: PropertyKey[] = []): (Part & { when: Condition })[] {
  return Object.entries(content).flatMap(([key, value]) => {
    const place = [...path, Array.isArray(content) ? Number(key) : key];
    if (value && (key === 'when' || key === 'scope')) return [{ path: place, when: value }];
    return typeof value === 'object' && value !== null ? conditionsIn(value, place) : [];
  });
}

const conditions = (ruleSet: EuCheckRuleSet, blocks: readonly EuCheckBlock[]): Placed[] => [
  ...blocks.flatMap((content, block) => conditionsIn(content).map((part) => ({ block, ...part }))),
  ...conditionsIn(ruleSet),
];

function doubledIds(blocks: readonly EuCheckBlock[]): RuleFault[] {
  const faults: RuleFault[] = [];
  const once = (kind: string) => {
    const seen = new Set<string>();
    return (id: string, place: Part) => {
      if (seen.has(id))
        faults.push({ ...place, message: `uses the id "${id}" of another ${kind}: name it otherwise` });
      seen.add(id);
    };
  };
  const [question, fact] = [once('question'), once('answer or term')];
  for (const [block, { questions, terms }] of blocks.entries()) {
    for (const [q, { id, answers }] of questions.entries()) {
      question(id, { block, path: ['questions', q, 'id'] });
      for (const [a, answer] of answers.entries())
        fact(answer.id, { block, path: ['questions', q, 'answers', a, 'id'] });
    }
    for (const [t, { id }] of terms.entries()) fact(id, { block, path: ['terms', t, 'id'] });
  }
  for (const list of lists) {
    const check = once(list);
    for (const [block, content] of blocks.entries())
      for (const [i, { id }] of content[list].entries()) check(id, { block, path: [list, i, 'id'] });
  }
  return faults;
}

function unknownIds(
  ruleSet: EuCheckRuleSet,
  blocks: readonly EuCheckBlock[],
  days: ReadonlySet<string>,
): RuleFault[] {
  const answers = new Set(
    blocks.flatMap(({ questions }) => questions.flatMap((one) => one.answers.map(({ id }) => id))),
  );
  const facts = new Set([...answers, ...blocks.flatMap(({ terms }) => terms.map(({ id }) => id))]);
  const schedules = new Set(blocks.flatMap((block) => block.schedules.map(({ id }) => id)));
  const roles = new Set(blocks.flatMap((block) => block.roles.map(({ id }) => id)));
  const groups = new Set(ruleSet.groups.map(({ id }) => id));
  const faults: RuleFault[] = conditions(ruleSet, blocks).flatMap(({ when, ...place }) =>
    idsIn(when)
      .filter((id) => !facts.has(id))
      .map((id) => ({
        ...place,
        message: `names "${id}", which is neither an answer nor a term: mend the id`,
      })),
  );
  const need = (known: ReadonlySet<string>, id: string, what: string, place: Part) => {
    if (!known.has(id))
      faults.push({ ...place, message: `names ${what} "${id}", which there is not: mend the id or add it` });
  };
  const duties = new Set(blocks.flatMap((block) => block.duties.map(({ id }) => id)));
  for (const [d, id] of ruleSet.abroad.duties.entries())
    need(duties, id, 'the duty', { path: ['abroad', 'duties', d] });
  const owed = new Set([...duties, ...schedules]);
  for (const [h, headline] of ruleSet.headlines.entries())
    for (const [o, id] of (headline.owed ?? []).entries())
      need(owed, id, 'the duty or schedule', { path: ['headlines', h, 'owed', o] });
  const questionIds = new Set(blocks.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const fines = new Set(blocks.flatMap((block) => block.fines.map(({ id }) => id)));
  for (const [block, content] of blocks.entries()) {
    for (const [d, duty] of content.duties.entries()) {
      const known = schedules.has(duty.from) ? schedules : days;
      need(known, duty.from, 'the day', { block, path: ['duties', d, 'from'] });
      if (duty.fine) need(fines, duty.fine, 'the fine', { block, path: ['duties', d, 'fine'] });
      need(groups, duty.group, 'the group', { block, path: ['duties', d, 'group'] });
      for (const [r, id] of duty.roles.entries())
        need(roles, id, 'the role', { block, path: ['duties', d, 'roles', r] });
    }
    for (const [o, { between = [] }] of content.openPoints.entries())
      for (const [b, id] of between.entries())
        need(questionIds, id, 'the question', { block, path: ['openPoints', o, 'between', b] });
    for (const [n, { role, duty }] of content.notOwed.entries()) {
      need(roles, role, 'the role', { block, path: ['notOwed', n, 'role'] });
      need(duties, duty, 'the duty', { block, path: ['notOwed', n, 'duty'] });
    }
    for (const [d, draft] of content.drafts.entries()) {
      const place = { block, path: ['drafts', d] };
      for (const { owed = [] } of [draft, ...draft.sections])
        for (const id of owed) need(duties, id, 'the duty', place);
      for (const name of draft.sections.flatMap(({ text }) => placeholdersIn(text))) {
        const [, kind = '', id = name] = /^(answer|duty)-(.*)$/.exec(name) ?? [];
        need({ answer: questionIds, duty: duties }[kind] ?? draftFields, id, 'the placeholder', place);
      }
    }
    for (const [s, schedule] of content.schedules.entries())
      for (const [d, { day }] of schedule.days.entries())
        need(days, day, 'the day', { block, path: ['schedules', s, 'days', d, 'day'] });
    for (const [f, fine] of content.fines.entries()) {
      need(days, fine.since, 'the day', { block, path: ['fines', f, 'since'] });
      for (const [l, id] of fine.lowerFor.entries())
        need(answers, id, 'the answer', { block, path: ['fines', f, 'lowerFor', l] });
    }
    for (const [q, question] of content.questions.entries())
      for (const id of question.usually ?? [])
        need(new Set(question.answers.map((answer) => answer.id)), id, 'the answer', {
          block,
          path: ['questions', q, 'usually'],
        });
  }
  return faults;
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

function shapes(ruleSet: EuCheckRuleSet, blocks: readonly EuCheckBlock[]): RuleFault[] {
  const inBlocks = blocks.flatMap((content, block) => [
    ...content.questions.flatMap(({ pick, none, answers }, q): RuleFault[] => {
      const path = ['questions', q];
      const firstEasing = answers.findIndex(({ eases }) => eases);
      return [
        ...((pick === 'several') === (none !== undefined)
          ? []
          : [
              {
                block,
                path,
                message: 'has several answers and no `none`, or one answer and a `none`: mend either',
              },
            ]),
        ...(pick === 'one' && firstEasing >= 0 && answers.slice(firstEasing).some(({ eases }) => !eases)
          ? [
              {
                block,
                path,
                message: 'has an answer that eases before one that does not: put the strictest first',
              },
            ]
          : []),
      ];
    }),
    ...content.schedules.flatMap(({ days }, s) =>
      days.every(({ when }, d) => (when === undefined) === (d === days.length - 1))
        ? []
        : [{ block, path: ['schedules', s, 'days'], message: 'needs a condition on each day but the last' }],
    ),
  ]);
  return ruleSet.history[0]?.version === ruleSet.version
    ? inBlocks
    : [
        ...inBlocks,
        { path: ['history'], message: `lacks the version ${ruleSet.version}: write what changed` },
      ];
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
    [...(question.when ? answersUnder(question.when, terms) : [])]
      .filter((id) => (place.get(id) ?? -1) >= i)
      .map((id) => ({
        block,
        path: ['questions', q, 'when'],
        message: `rests on "${id}", which is answered no earlier: move the question or change the condition`,
      })),
  );
}
