import type { Condition } from '../../schemas/eu-check.ts';
import type { Rules } from './rules.ts';

/** Answers that must, and must not, be given. */
type Needs = { given: ReadonlySet<string>; withheld: ReadonlySet<string> };

const nothing: Needs = { given: new Set(), withheld: new Set() };

/**
 * Whether some answers can make a condition hold. What every way to it needs is put together: an answer needs its
 * question asked, and of a question with one answer only one is given. Where that contradicts itself, no answers do;
 * a contradiction between ways that are all open is not seen.
 */
export function reachability({ questions, terms }: Pick<Rules, 'questions' | 'terms'>) {
  const questionOf = new Map(
    questions.flatMap((question) => question.answers.map(({ id }) => [id, question])),
  );
  const termOf = new Map(terms.map(({ id, when }) => [id, when]));
  const memory = new Map<string, Needs | undefined>();

  /** What a condition needs to hold, or not to; undefined where it can't. */
  function needsOf(condition: Condition, wanted: boolean): Needs | undefined {
    if (typeof condition === 'string') return needsOfId(condition, wanted);
    if ('not' in condition) return needsOf(condition.not, !wanted);
    if ('open' in condition) return needsOf(condition.open, wanted);
    const isAll = 'all' in condition;
    const parts = (isAll ? condition.all : condition.any).map((part) => needsOf(part, wanted));
    return isAll === wanted ? together(parts) : common(parts);
  }

  function needsOfId(id: string, wanted: boolean): Needs | undefined {
    const key = `${wanted} ${id}`;
    if (!memory.has(key)) memory.set(key, freshNeeds(id, wanted));
    return memory.get(key);
  }

  function freshNeeds(id: string, wanted: boolean): Needs | undefined {
    const term = termOf.get(id);
    if (term !== undefined) return needsOf(term, wanted);
    if (!wanted) return { ...nothing, withheld: new Set([id]) };
    const asked = questionOf.get(id)?.when;
    return together([{ ...nothing, given: new Set([id]) }, asked ? needsOf(asked, true) : nothing]);
  }

  function together(parts: readonly (Needs | undefined)[]): Needs | undefined {
    if (parts.includes(undefined)) return undefined;
    const given = new Set(parts.flatMap((part) => [...(part?.given ?? [])]));
    const withheld = new Set(parts.flatMap((part) => [...(part?.withheld ?? [])]));
    const single = [...given].flatMap((id) => {
      const question = questionOf.get(id);
      return question?.pick === 'one' ? [question.id] : [];
    });
    const isContradiction = new Set(single).size < single.length || [...given].some((id) => withheld.has(id));
    return isContradiction ? undefined : { given, withheld };
  }

  return (condition: Condition): boolean => needsOf(condition, true) !== undefined;
}

/** What all open ways have in common. */
function common(parts: readonly (Needs | undefined)[]): Needs | undefined {
  const [first, ...others] = parts.filter((part) => part !== undefined);
  if (!first) return undefined;
  const inAll = (ids: ReadonlySet<string>, of: (part: Needs) => ReadonlySet<string>) =>
    new Set([...ids].filter((id) => others.every((part) => of(part).has(id))));
  return {
    given: inAll(first.given, ({ given }) => given),
    withheld: inAll(first.withheld, ({ withheld }) => withheld),
  };
}
