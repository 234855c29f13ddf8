/**
 * Loaded before a program (`node --import`), sets its machine's clock: CLOCK_SHIFT_DAYS later, or earlier when
 * negative. Timers go on as they are, as they do when a real clock is set.
 */
const shiftMs = Number(process.env.CLOCK_SHIFT_DAYS) * 24 * 60 * 60 * 1000;
const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, values) =>
    values.length === 0 ? new target(RealDate.now() + shiftMs) : Reflect.construct(target, values),
  get: (target, name) => (name === 'now' ? () => target.now() + shiftMs : Reflect.get(target, name)),
});
