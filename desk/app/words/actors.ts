import type { Actor } from '../../contract/common.ts';

/** Who did something: a person's name, or that a rule did. */
export function actorInWords(by: Actor): string {
  return by.kind === 'colleague' ? by.name : by.kind === 'registrant' ? 'The registrant' : 'By rule';
}
