import type { Mail } from '@vanda/desk-api/enquiry';

export function emailName(kind: Mail['kind']): string {
  return {
    notice: 'The notice to the office',
    receipt: 'The receipt',
    webhook: 'The message to the other system',
    letter: 'The letter',
  }[kind];
}
