/** The blocks of a day on a bar of its hours, with a tick an hour. */
export type DayDrawing = {
  blocks: readonly { x: number; width: number; hours: number; isRoomy: boolean }[];
  ticks: readonly { x: number; hour: number; isNamed: boolean }[];
};

/** Percent of the bar below which a block has no room for its hours on a phone. */
const labelShare = 15;

/** Blocks in order to one scale, in percent of the whole; every third hour is named, and the last. */
export function dayDrawing(hours: readonly number[]): DayDrawing {
  const whole = hours.reduce((sum, one) => sum + one, 0);
  const share = (part: number) => Math.round((10_000 * part) / whole) / 100;
  return {
    blocks: hours.map((one, i) => ({
      x: share(hours.slice(0, i).reduce((sum, each) => sum + each, 0)),
      width: share(one),
      hours: one,
      isRoomy: share(one) >= labelShare,
    })),
    ticks: Array.from({ length: Math.floor(whole) + 1 }, (_, hour) => ({
      x: share(hour),
      hour,
      isNamed: hour % 3 === 0 || hour === whole,
    })),
  };
}
