import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { StoredDates } from '@vanda/forms/dated-course';

type Log = { error(details: object, message: string): void };

/**
 * Writes the dates for builds of the site (`COURSE_DATES_FILE`). Replaces the whole file, and only when a
 * date has changed.
 */
export function exportTo(file: string, log: () => Log): (stored: StoredDates) => void {
  let written = '';
  return (stored) => {
    const text = `${JSON.stringify(stored, null, 1)}\n`;
    if (text === written) return;
    try {
      if (textOf(file) !== text) {
        writeFileSync(`${file}.new`, text);
        // The account that builds is in the service's group.
        chmodSync(`${file}.new`, 0o640);
        renameSync(`${file}.new`, file);
      }
      written = text;
    } catch (error) {
      log().error({ err: error }, 'course sessions are not exported: builds show earlier dates');
    }
  };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
