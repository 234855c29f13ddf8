import type { Condition } from '../../schemas/eu-check.ts';
import type { Rules } from './rules.ts';

type Assignment = ReadonlyMap<string, boolean>;

/**
 * Whether some answers make a condition hold. Of a question with one answer only one is taken, and an answer can only
 * be given where its question is asked.
 */
export function reachability({ questions, terms }: Pick<Rules, 'questions' | 'terms'>) {
  const questionOf = new Map(
    questions.flatMap((question) => question.answers.map(({ id }) => [id, question])),
  );
  const termOf = new Map(terms.map(({ id, when }) => [id, when]));

  const memory = new Map<string, boolean>();
  /** Whether a part holds by itself. Where it does not, nothing around it is worth trying. */
  const holdsAlone = (part: Condition, wanted: boolean): boolean => {
    const key = `${wanted} ${JSON.stringify(part)}`;
    const known = memory.get(key) ?? !solve(part, wanted, new Map()).next().done;
    memory.set(key, known);
    return known;
  };

  function* solve(condition: Condition, wanted: boolean, given: Assignment): Generator<Assignment> {
    if (typeof condition === 'string') yield* solveId(condition, wanted, given);
    else if ('not' in condition) yield* solve(condition.not, !wanted, given);
    else if ('open' in condition) yield* solve(condition.open, wanted, given);
    else {
      const parts = 'all' in condition ? condition.all : condition.any;
      if ('all' in condition === wanted) {
        if (parts.every((part) => holdsAlone(part, wanted))) yield* solveEach(parts, wanted, given);
      } else for (const part of parts) yield* solve(part, wanted, given);
    }
  }

  function* solveEach(
    [first, ...rest]: readonly Condition[],
    wanted: boolean,
    given: Assignment,
  ): Generator<Assignment> {
    if (first === undefined) return yield given;
    for (const extended of solve(first, wanted, given)) yield* solveEach(rest, wanted, extended);
  }

  function* solveId(id: string, wanted: boolean, given: Assignment): Generator<Assignment> {
    const term = termOf.get(id);
    if (term !== undefined) return yield* solve(term, wanted, given);
    const known = given.get(id);
    if (known !== undefined) {
      if (known === wanted) yield given;
      return;
    }
    const question = questionOf.get(id);
    if (!wanted) return yield new Map([...given, [id, false]]);
    if (!question) return;
    const others = question.pick === 'one' ? question.answers.filter((answer) => answer.id !== id) : [];
    if (others.some((answer) => given.get(answer.id))) return;
    const chosen = new Map([
      ...given,
      [id, true] as const,
      ...others.map((answer) => [answer.id, false] as const),
    ]);
    if (question.when === undefined) yield chosen;
    else yield* solve(question.when, true, chosen);
  }

  return (condition: Condition): boolean => !solve(condition, true, new Map()).next().done;
}
