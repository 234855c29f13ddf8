/** `open`: for counsel to decide, so never certain. */
export type Condition =
  | string
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { open: Condition };

/** Kleene's three-valued logic: "not sure" makes dependents open, never false. */
export const no = 0;
export const open = 1;
export const yes = 2;
export type Certainty = typeof no | typeof open | typeof yes;

/** @param of certainty of an id */
export function evaluate(condition: Condition, of: (id: string) => Certainty): Certainty {
  if (typeof condition === 'string') return of(condition);
  if ('all' in condition) return Math.min(...condition.all.map((part) => evaluate(part, of))) as Certainty;
  if ('any' in condition) return Math.max(...condition.any.map((part) => evaluate(part, of))) as Certainty;
  if ('not' in condition) return (yes - evaluate(condition.not, of)) as Certainty;
  return Math.min(open, evaluate(condition.open, of)) as Certainty;
}

export function idsIn(condition: Condition): string[] {
  if (typeof condition === 'string') return [condition];
  if ('not' in condition) return idsIn(condition.not);
  if ('open' in condition) return idsIn(condition.open);
  return ('all' in condition ? condition.all : condition.any).flatMap(idsIn);
}
