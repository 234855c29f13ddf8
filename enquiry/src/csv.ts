/**
 * Rows as CSV (RFC 4180): every cell quoted, lines end with CRLF. A cell that a spreadsheet would take for a formula gets an
 * apostrophe in front: nothing that somebody wrote must be run.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
