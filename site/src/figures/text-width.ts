const narrow = /[ijl.,:;'’|!]/;
const slim = /[ftr()\s-]/;
const broad = /[mwMW%@—]/;

/**
 * Width of a text in pixels, not less than it takes in the widest face of the site's stack. What stands beside it in a
 * drawing keeps this distance, whatever face the reader's system has.
 */
export function widestText(text: string, sizePx: number): number {
  const ems = [...text].reduce((sum, character) => {
    if (narrow.test(character)) return sum + 0.34;
    if (slim.test(character)) return sum + 0.41;
    if (broad.test(character)) return sum + 1;
    return sum + (character === character.toLowerCase() ? 0.64 : 0.76);
  }, 0);
  return Math.ceil(ems * sizePx);
}

/** Breaks a text between words into lines of a width in pixels; a word that is longer has a line of its own. */
export function linesOf(text: string, widthPx: number, sizePx: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? undefined : `${last} ${word}`;
    if (longer !== undefined && widestText(longer, sizePx) <= widthPx) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
