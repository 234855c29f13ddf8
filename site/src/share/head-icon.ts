import { standaloneSvg } from '../../art/plate-file.ts';

/**
 * The mark for the browser's tab; follows the system's theme. It stands in the page as data, so that nothing is asked for. Only
 * what would end the address is escaped (RFC 2397, URL standard): the rest is, letter by letter, the mark in the page's
 * header, and costs next to nothing compressed. It has no size: a tab gives it one.
 */
export function headIcon(): string {
  const svg = standaloneSvg('mark', 'bare')
    .replace(/ width="\d+" height="\d+"/, '')
    .replaceAll('%', '%25')
    .replaceAll('#', '%23');
  if (svg.includes("'")) throw new Error('the mark holds an apostrophe, which would end its attribute');
  return `<link rel="icon" type="image/svg+xml" href='data:image/svg+xml,${svg}'>`;
}
