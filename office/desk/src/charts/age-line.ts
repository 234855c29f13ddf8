/** The width is equal in all rows, so that ages compare. */
export const ageLineWidth = 112;
const widthOverPromise = 28 / 24;
const seedRadius = 4.5;

/** @param ageMs from receipt until now, or until the first reply */
export function ageLineParts(ageMs: number, isAnswered: boolean, promiseMs: number) {
  const unitsPerMs = ageLineWidth / (promiseMs * widthOverPromise);
  const age = Math.max(0, ageMs) * unitsPerMs;
  const promiseAt = Math.round(ageLineWidth / widthOverPromise);
  const promise = [promiseAt - 0.5, promiseAt + 2.5] as const;
  const isBroken = ageMs > promiseMs * widthOverPromise;
  const at = Math.round(Math.min(Math.max(age, seedRadius + 0.5), ageLineWidth));
  const isLate = ageMs > promiseMs;
  return {
    promise,
    elapsedTo: isLate ? promiseAt : Math.round(Math.min(age, promiseAt)),
    overdue: isLate ? { from: promise[1] + 0.5, to: Math.max(at, promise[1] + 0.5) } : undefined,
    end: { at, kind: isAnswered ? ('reply' as const) : ('now' as const) },
    isBroken,
  };
}
