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

/**
 * What nobody sees in a single line: zero-width spaces and joiners of words, marks of direction, soft hyphens, fillers.
 * A block keeps them, because Thai breaks its lines with some, and Arabic and Hebrew set punctuation with others.
 */
const hiddenInLine = /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u206f\u3164\uffa0]/g;
/** They shape letters in Persian and Hindi, and join emoji: useful between characters, nothing at the ends. */
const joinersAtTheEnds = /^(?:\u200c|\u200d|\s)+|(?:\u200c|\u200d|\s)+$/g;

/** A single line: as {@link cleanBlock}, without what nobody sees, and every run of white space becomes one space. */
export function cleanLine(text: string): string {
  return cleanBlock(text).replace(hiddenInLine, '').replace(joinersAtTheEnds, '').replace(/\s+/g, ' ');
}
