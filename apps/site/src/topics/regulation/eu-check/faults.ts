import { type Condition, idsIn } from '@vanda/eu-ai-act-rules/conditions';
import { placeholdersIn, systemFields } from '@vanda/eu-ai-act-rules/drafts';
import { findingRows } from '@vanda/eu-ai-act-rules/rules';
import { blockLists, type EuCheckBlock, type EuCheckRuleSet } from '../../../schemas/eu-check.ts';

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

const conditionsIn = (content: object, path: PropertyKey[] = []): (Part & { when: Condition })[] =>
  Object.entries(content).flatMap(([key, value]) => {
    const place = [...path, Array.isArray(content) ? Number(key) : key];
    if (value && (key === 'when' || key === 'scope')) return [{ path: place, when: value }];
    return typeof value === 'object' && value !== null ? conditionsIn(value, place) : [];
  });

const conditions = (ruleSet: EuCheckRuleSet, blocks: readonly EuCheckBlock[]): Placed[] => [
  ...blocks.flatMap((content, block) => conditionsIn(content).map((part) => ({ block, ...part }))),
  ...conditionsIn(ruleSet),
];

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

function unknownIds(
  ruleSet: EuCheckRuleSet,
  blocks: readonly EuCheckBlock[],
  days: ReadonlySet<string>,
): RuleFault[] {
  const idsOf = (list: (typeof blockLists)[number]) =>
    new Set(blocks.flatMap((block) => block[list].map(({ id }) => id)));
  const answers = new Set(
    blocks.flatMap(({ questions }) => questions.flatMap((one) => one.answers.map(({ id }) => id))),
  );
  const facts = new Set([...answers, ...idsOf('terms')]);
  const [schedules, roles, duties] = [idsOf('schedules'), idsOf('roles'), idsOf('duties')];
  const [questionIds, fines] = [idsOf('questions'), idsOf('fines')];
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
  for (const [d, id] of ruleSet.abroad.duties.entries())
    need(duties, id, 'the duty', { path: ['abroad', 'duties', d] });
  const owed = new Set([...duties, ...schedules]);
  for (const [h, headline] of ruleSet.headlines.entries())
    for (const [o, id] of (headline.owed ?? []).entries())
      need(owed, id, 'the duty or schedule', { path: ['headlines', h, 'owed', o] });
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

function* shapes(ruleSet: EuCheckRuleSet, blocks: readonly EuCheckBlock[]): Generator<RuleFault> {
  for (const [block, { questions, schedules }] of blocks.entries()) {
    for (const [q, { pick, none, answers }] of questions.entries()) {
      const place = { block, path: ['questions', q] };
      if ((pick === 'several') !== (none !== undefined))
        yield {
          ...place,
          message: 'has several answers and no `none`, or one answer and a `none`: mend either',
        };
      const firstEasing = answers.findIndex(({ eases }) => eases);
      if (pick === 'one' && firstEasing >= 0 && answers.slice(firstEasing).some(({ eases }) => !eases))
        yield {
          ...place,
          message: 'has an answer that eases before one that does not: put the strictest first',
        };
    }
    for (const [s, { days }] of schedules.entries())
      if (days.some(({ when }, d) => (when === undefined) !== (d === days.length - 1)))
        yield {
          block,
          path: ['schedules', s, 'days'],
          message: 'needs a condition on each day but the last',
        };
  }
  if (ruleSet.history[0]?.version !== ruleSet.version)
    yield { path: ['history'], message: `lacks the version ${ruleSet.version}: write what changed` };
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
