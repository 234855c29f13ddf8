const hourMs = 3_600_000;
/** Hours that a line is wide, the same in every row, so that the eye compares. */
const widthHours = 28;
/** Within how many hours an enquiry is answered: the firm's promise. */
const promiseHours = 24;
const unitsPerHour = 4;
/** The seed is a disc and stays on the line. */
const seedRadius = 4.5;

export const ageLineWidth = widthHours * unitsPerHour;

/** Where the parts of an age line stand, in units of its drawing; y is left to the drawing. */
export type AgeLineParts = {
  /** Ends of the double rule's two strokes. */
  promise: readonly [number, number];
  /** The ink, from the left. */
  elapsedTo: number;
  /** What lies past the promise. */
  overdue?: { from: number; to: number };
  /** Where the end stands: now (the seed), or the answer (jade). */
  end: { at: number; kind: 'now' | 'answer' };
  /** Whether the line is broken before its end, because it would be longer. */
  isBroken: boolean;
};

/**
 * An enquiry's age as a line.
 * @param ageMs from the moment it came in to now, or to its first answer
 * @param isAnswered whether an answer ended it
 */
export function ageLineParts(ageMs: number, isAnswered: boolean): AgeLineParts {
  const hours = Math.max(0, ageMs / hourMs);
  const promiseAt = promiseHours * unitsPerHour;
  const promise = [promiseAt - 0.5, promiseAt + 2.5] as const;
  const isBroken = hours > widthHours;
  const at = Math.round(Math.min(Math.max(hours * unitsPerHour, seedRadius + 0.5), ageLineWidth));
  const isLate = hours > promiseHours;
  return {
    promise,
    elapsedTo: isLate ? promiseAt : Math.round(Math.min(hours * unitsPerHour, promiseAt)),
    ...(isLate ? { overdue: { from: promise[1] + 0.5, to: Math.max(at, promise[1] + 0.5) } } : {}),
    end: { at, kind: isAnswered ? 'answer' : 'now' },
    isBroken,
  };
}
