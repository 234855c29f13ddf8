/**
 * What typed text is stored as. Pasted text brings characters nobody sees: control characters (which could forge
 * mail headers), direction overrides (which could make one address look like another) and broken surrogates (which
 * no database stores faithfully). They are dropped instead of refused, because a visitor could not find them.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this pattern removes.
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const loneSurrogate = /\p{Surrogate}/gu;

/** A block of text: line ends become LF, tabs stay, the ends are trimmed. */
export function cleanBlock(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(loneSurrogate, '')
    .replace(hidden, '')
    .trim();
}

/** A single line: as {@link cleanBlock}, and every run of white space becomes one space. */
export function cleanLine(text: string): string {
  return cleanBlock(text).replace(/\s+/g, ' ');
}
