/** Control characters could forge mail headers, direction overrides disguise an address. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this pattern removes.
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;
const loneSurrogate = /\p{Surrogate}/gu;

/** Where {@link cleanBlock} would remove a character. */
export const hiddenIndex = (text: string): number =>
  Math.max(text.replaceAll('\r\n', ' \n').search(hidden), text.search(loneSurrogate));

export function cleanBlock(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(loneSurrogate, '')
    .replace(hidden, '')
    .trim();
}

/** Zero-width characters, direction marks, fillers. Blocks keep them: Thai, Arabic and Hebrew need some. */
const hiddenInLine = /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u206f\u3164\uffa0]/g;
/** Shape Persian and Hindi letters and join emoji: needed between characters only. */
const joiner = /\u200c|\u200d|\s/;

/** As {@link cleanBlock}, without invisible characters; white space becomes one space. */
export function cleanLine(text: string): string {
  return trimJoiners(cleanBlock(text).replace(hiddenInLine, '')).replace(/\s+/g, ' ');
}

/** Not by a pattern: `+$` takes quadratic time for a long run of joiners. */
function trimJoiners(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && joiner.test(text.charAt(start))) start++;
  while (end > start && joiner.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
