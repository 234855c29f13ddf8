import type { Suspicion } from '../../enquiries/enquiries.ts';

const words: Record<Suspicion, string> = {
  honeypot: 'Hidden field filled',
  'too-fast': 'Sent within seconds of opening the page',
};

export function suspicionWords(code: Suspicion): { code: Suspicion; words: string } {
  return { code, words: words[code] };
}
