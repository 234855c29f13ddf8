import type { Mail } from '../../contract/enquiry.ts';

/** What a mail is, as the beginning of a sentence. */
export function mailName(kind: Mail['kind']): string {
  return {
    notice: 'The notice to the office',
    receipt: 'The receipt',
    webhook: 'The message to the other system',
    letter: 'The letter',
  }[kind];
}
