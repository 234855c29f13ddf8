/** Loaded before a program (`node --import`); shifts its clock by CLOCK_SHIFT_DAYS. Timers are unaffected. */
const shiftMs = Number(process.env.CLOCK_SHIFT_DAYS) * 24 * 60 * 60 * 1000;
const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, values) =>
    values.length === 0 ? new target(RealDate.now() + shiftMs) : Reflect.construct(target, values),
  get: (target, name) => (name === 'now' ? () => target.now() + shiftMs : Reflect.get(target, name)),
});
