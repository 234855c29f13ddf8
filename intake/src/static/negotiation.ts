/** A stored form of a file. */
export type Encoding = 'br' | 'gzip' | 'identity';

const preference: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * Chooses a content coding (RFC 9110 section 12.5.3): the highest weight among those at hand, brotli before gzip
 * before plain on a tie. Where the header forbids everything at hand, the plain form is sent, as the RFC allows.
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  if (header === undefined) return 'identity';
  const weights = readWeights(header);
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ??
    (encoding === 'gzip' ? weights.get('x-gzip') : undefined) ??
    weights.get('*') ??
    // A client that names no coding still takes the plain form, but prefers any coding it did name.
    (encoding === 'identity' ? 0.0001 : 0);
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of preference) {
    if (!available.includes(encoding)) continue;
    const weight = weightOf(encoding);
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight];
  }
  return best;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    if (!coding) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    weights.set(coding, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}

/** Whether an `If-None-Match` header names this entity tag (weak comparison, RFC 9110 section 13.1.2). */
export function isTagListed(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
