import type { Condition, EuCheckBlock, EuCheckRuleSet } from '../../schemas/eu-check.ts';
import { idsIn } from './conditions.ts';
import { reachability } from './reachability.ts';

/** What is wrong between the rules' files. `block` is the place of the file; none means the rule set's own. */
export type RuleFault = { block?: number; path: PropertyKey[]; message: string };

type Part = { block?: number; path: PropertyKey[] };
type Placed = Part & { when: Condition };

/** Mistakes that no schema sees: ids that name nothing or two things, questions and duties that no answers reach. */
export function ruleFaults(
  ruleSet: EuCheckRuleSet,
  blocks: readonly EuCheckBlock[],
  days: ReadonlySet<string>,
): RuleFault[] {
  const names = [...doubledIds(blocks), ...unknownIds(ruleSet, blocks, days), ...circles(blocks)];
  // Only rules whose ids are sound, and whose questions stand in order, can be followed.
  if (names.length > 0) return names;
  const order = [...shapes(ruleSet, blocks), ...earlyAnswers(blocks)];
  return order.length > 0 ? order : unreachable(ruleSet, blocks);
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
] as const;

/** Every condition with its place. */
function conditions(ruleSet: EuCheckRuleSet, blocks: readonly EuCheckBlock[]): Placed[] {
  const inBlocks = blocks.flatMap((block, i): Placed[] => [
    ...block.questions.flatMap(({ when }, q) =>
      when ? [{ block: i, path: ['questions', q, 'when'], when }] : [],
    ),
    ...block.terms.map(({ when }, t) => ({ block: i, path: ['terms', t, 'when'], when })),
    ...(['findings', 'duties', 'openPoints', 'changes', 'reliefs', 'notOwed', 'fines'] as const).flatMap(
      (list) => block[list].map(({ when }, n) => ({ block: i, path: [list, n, 'when'], when })),
    ),
    ...block.duties.flatMap(({ wording = [] }, d) =>
      wording.map(({ when }, w) => ({ block: i, path: ['duties', d, 'wording', w, 'when'], when })),
    ),
    ...block.fines.map(({ appliesWhen }, f) => ({
      block: i,
      path: ['fines', f, 'appliesWhen'],
      when: appliesWhen,
    })),
    ...block.roles.flatMap(({ when, scope }, r) => [
      { block: i, path: ['roles', r, 'when'], when },
      { block: i, path: ['roles', r, 'scope'], when: scope },
    ]),
    ...block.schedules.flatMap((schedule, s) =>
      schedule.days.flatMap(({ when }, d) =>
        when ? [{ block: i, path: ['schedules', s, 'days', d, 'when'], when }] : [],
      ),
    ),
  ]);
  return [...inBlocks, ...ruleSet.headlines.map(({ when }, h) => ({ path: ['headlines', h, 'when'], when }))];
}

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
  for (const [block, content] of blocks.entries()) {
    for (const [d, duty] of content.duties.entries()) {
      const known = schedules.has(duty.from) ? schedules : days;
      need(known, duty.from, 'the day', { block, path: ['duties', d, 'from'] });
      need(groups, duty.group, 'the group', { block, path: ['duties', d, 'group'] });
      for (const [r, id] of duty.roles.entries())
        need(roles, id, 'the role', { block, path: ['duties', d, 'roles', r] });
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

/** Ids of answers that a condition rests on, through its terms. */
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

/** A question may rest on earlier answers only. */
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

function unreachable(ruleSet: EuCheckRuleSet, blocks: readonly EuCheckBlock[]): RuleFault[] {
  const inOrder = [...blocks].sort((a, b) => a.order - b.order);
  const isReachable = reachability({
    questions: inOrder.flatMap(({ questions }) => questions),
    terms: inOrder.flatMap(({ terms }) => terms),
  });
  const roles = new Map(blocks.flatMap((block) => block.roles.map((role) => [role.id, role])));
  const dead = conditions(ruleSet, blocks)
    .filter(({ when }) => !isReachable(when))
    .map(({ block, path }) => ({
      ...(block === undefined ? {} : { block }),
      path,
      message: 'holds for no answers at all: mend the condition or take it out',
    }));
  const unowed = blocks.flatMap((content, block) =>
    content.duties.flatMap(({ roles: ids, when }, d) =>
      ids.some((id) => {
        const role = roles.get(id);
        return role && isReachable({ all: [role.when, role.scope, when] });
      })
        ? []
        : [
            {
              block,
              path: ['duties', d],
              message: 'binds no role that its condition allows: mend `roles` or `when`',
            },
          ],
    ),
  );
  return [...dead, ...unowed];
}
