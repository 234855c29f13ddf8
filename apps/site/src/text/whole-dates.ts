const date = /\d{1,2} [A-Z][a-z]{2,8} \d{4}/g;

/** Replaces spaces by non-breaking ones. */
export const whole = (text: string) => text.replaceAll(' ', '\u00a0');
export const withWholeDates = (text: string) => text.replace(date, whole);
