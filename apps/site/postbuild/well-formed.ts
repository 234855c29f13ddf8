import { hiddenIndex } from '@vanda/forms/clean';
import ICAL from 'ical.js';
import { SaxesParser } from 'saxes';

const parsers: Readonly<Record<string, (text: string) => void>> = {
  xml(text) {
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(text).close();
  },
  ics: (text) => void ICAL.parse(text),
  json: (text) => void JSON.parse(text),
};

/**
 * A reader rejects a whole feed for one character that its format forbids.
 * @throws with file and place
 */
export function assertWellFormed(file: string, text: string): void {
  const parse = parsers[file.split('.').at(-1) ?? ''];
  if (!parse) return;
  try {
    parse(text);
    // iCalendar forbids control characters (RFC 5545 section 3.1); its parsers let them pass.
    const place = hiddenIndex(text);
    if (place >= 0) throw new Error(`${text.slice(0, place).split('\n').length}: a control character`);
  } catch (error) {
    throw new Error(`${file} can't be read by a strict reader: ${(error as Error).message}`);
  }
}
