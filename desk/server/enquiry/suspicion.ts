import type { Suspicion } from '../../../intake/src/store/enquiries.ts';

const words: Record<Suspicion, string> = {
  honeypot: 'Hidden field filled',
  'too-fast': 'Sent within seconds of opening the page',
};

/** Why a robot is suspected, in words. */
export function suspicionWords(code: Suspicion): { code: Suspicion; words: string } {
  return { code, words: words[code] };
}
