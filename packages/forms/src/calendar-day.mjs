// Plain JavaScript: the runner uses it on Node 20 before the install.

const singaporeOffsetMs = 8 * 3_600_000;

/**
 * Whether a text is a day of the calendar, written `YYYY-MM-DD`.
 * @param {string} text
 */
export function isIsoDay(text) {
  const utcMs = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(utcMs) && new Date(utcMs).toISOString().startsWith(text);
}

/**
 * A moment as Singapore's clock shows it, `2025-08-18T09:30:00.000Z` with a Z that means nothing. Singapore has kept
 * UTC+8 since 1982, so neither a locale nor a time zone of the machine is asked.
 * @param {Date | number} moment a date, or epoch milliseconds
 */
export function singaporeClock(moment) {
  return new Date(Number(moment) + singaporeOffsetMs).toISOString();
}

/**
 * The ISO day that a moment falls on in Singapore.
 * @param {Date | number} moment a date, or epoch milliseconds
 */
export function toIsoDay(moment) {
  return singaporeClock(moment).slice(0, 10);
}
