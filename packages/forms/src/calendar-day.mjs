// Plain JavaScript: the runner uses it on Node 20 before the install.

const singaporeOffsetMs = 8 * 3_600_000;

/** @param {string} text */
export function isIsoDay(text) {
  const utcMs = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(utcMs) && new Date(utcMs).toISOString().startsWith(text);
}

/**
 * Returns `2025-08-18T09:30:00.000Z`, whose Z has no meaning. Singapore has kept UTC+8 since 1982, so no
 * locale or time zone is needed.
 * @param {Date | number} moment
 */
export function singaporeClock(moment) {
  return new Date(Number(moment) + singaporeOffsetMs).toISOString();
}

/** @param {Date | number} moment */
export function toIsoDay(moment) {
  return singaporeClock(moment).slice(0, 10);
}
