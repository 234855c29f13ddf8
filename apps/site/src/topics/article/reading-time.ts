/** Without markup, link targets and table rules; a picture counts with its caption. */
export function countWords(markdown: string): number {
  const text = markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/!\[[^\]]*\]\(\S+?(?:\s+"([^"]*)")?\)/g, ' $1 ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[^\]]+\]:?/g, ' ')
    .replace(/[#>*_`|~-]+(?=\s|$)|(?<=^|\s)[#>*_`|~:-]+/gm, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const wordsPerMinute = 235;

export const readingMinutes = (words: number) => Math.max(1, Math.round(words / wordsPerMinute));
