import type { Actor } from '@vanda/desk-api/common';

export function actorName(by: Actor): string {
  return by.kind === 'colleague' ? by.name : by.kind === 'registrant' ? 'The registrant' : 'By rule';
}
