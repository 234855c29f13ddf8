/** Control characters could forge mail headers, direction overrides disguise an address. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this pattern removes.
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;
const loneSurrogate = /\p{Surrogate}/gu;

/** Index of the first character that {@link cleanBlock} would remove. */
export const hiddenIndex = (text: string): number =>
  Math.max(text.replaceAll('\r\n', ' \n').search(hidden), text.search(loneSurrogate));

export const cleanBlock = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(loneSurrogate, '')
    .replace(hidden, '')
    .trim();

/** Zero-width characters, direction marks, fillers. Blocks keep them: Thai, Arabic and Hebrew need some. */
const hiddenInLine = /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u206f\u3164\uffa0]/g;
/** Shape Persian and Hindi letters and join emoji: needed between characters only. */
const joiner = /\u200c|\u200d|\s/;

/** Cleans as {@link cleanBlock}, removes invisible characters, and turns white space into one space. */
export const cleanLine = (text: string): string =>
  trimJoiners(cleanBlock(text).replace(hiddenInLine, '')).replace(/\s+/g, ' ');

/** Writes digits of every script as 0 to 9, and full-width letters and signs as ASCII (Unicode NFKC). */
export const plainText = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    // The digits of a script are ten code points in order, the first one the zero.
    let zero = digit.codePointAt(0) ?? 0;
    const code = zero;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((code - zero) % 10);
  });

/** For comparing words: lower case, without accents and full-width forms (Unicode NFKD). */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const scales = { k: 3, m: 6, b: 9 } as const;

/** Reads `S$1,200.00`, `1 200`, `€1.200.000`, `1.5 million` and digits of every script; undefined for other texts. */
export function readNumber(text: string): number | undefined {
  const plain = plainText(cleanLine(text)).replace(/S?\$|SGD|€|EUR(?:os?)?/i, '');
  const [, given = '', unit = ''] = /^(-?\d[\d,. ]*?) ?(k|m|million|bn|billion)?$/i.exec(plain.trim()) ?? [];
  const scale = scales[unit.charAt(0).toLowerCase() as keyof typeof scales] ?? 0;
  const isGrouped = /^-?\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?$|^-?\d{1,3}(?:\.\d{3}){2,}$/.test(given);
  const mark = given.indexOf('.') === given.lastIndexOf('.') ? /[, ]/g : /\./g;
  const digits = isGrouped ? given.replace(mark, '') : given;
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(`${digits}e${scale}`) : undefined;
}

/** Accepts numbers as people write, copy and paste them: `(+65) 9123‑4567`, `tel:…`, a comma after it. */
export const cleanPhone = (text: string): string =>
  withoutEnd(plainText(cleanLine(text)))
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/^tel:\s*/i, '');

/** Reads `Mei <mei@bücher.example>` as `mei@xn--bcher-kva.example`, and full-width signs as ASCII. */
export function cleanEmail(text: string): string {
  const plain = withoutEnd(plainText(cleanLine(text)).replaceAll('\u3002', '.'));
  const address = (/<([^<>]*)>$/.exec(plain)?.[1] ?? plain).replace(/^mailto:/i, '');
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at).trim()}@${asciiDomain(address.slice(at + 1).trim())}`;
}

/** Removes what follows a copied word in its sentence. Linear, unlike a pattern with `+$`. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' ,;.'.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Applies IDNA. Returns ASCII, and what is no domain, unchanged. */
function asciiDomain(domain: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
  const isAscii = /^[\u0000-\u007f]*$/.test(domain);
  return isAscii || !URL.canParse(`https://${domain}`) ? domain : new URL(`https://${domain}`).hostname;
}

/** Linear: a pattern with `+$` takes quadratic time for a long run of joiners. */
function trimJoiners(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && joiner.test(text.charAt(start))) start++;
  while (end > start && joiner.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
