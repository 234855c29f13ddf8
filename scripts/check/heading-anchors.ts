/** The anchors that GitHub gives the headings of a document: lower case, without punctuation, hyphens for spaces. */
export function headingAnchors(text: string): string[] {
  const seen = new Map<string, number>();
  return withoutBlocks(text)
    .split('\n')
    .flatMap((line) => /^#{1,6} (.+)$/.exec(line)?.[1] ?? [])
    .map((heading) => {
      const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
      const anchor = words
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-');
      const count = seen.get(anchor) ?? 0;
      seen.set(anchor, count + 1);
      return count === 0 ? anchor : `${anchor}-${count}`;
    });
}

/** A `#` in a block of code is a comment, no heading. */
const withoutBlocks = (text: string): string => text.replace(/^\s*```[\s\S]*?^\s*```/gm, '');
