/**
 * Writes RFC 4180 with a byte-order mark: Excel on Windows otherwise reads the local code page. A cell that a
 * spreadsheet would take for a formula gets an apostrophe.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

function cell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
