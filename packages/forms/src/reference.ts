/**
 * Seven random characters and a check character. Crockford's alphabet lacks I, L, O and U, so a reference can
 * be dictated by telephone.
 */

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function referenceFrom(bytes: Uint8Array): string {
  if (bytes.length < 7) throw new RangeError('a reference needs seven random bytes');
  const random = Array.from(bytes.subarray(0, 7), (byte) => alphabet.charAt(byte % 32)).join('');
  const code = random + checkCharacter(random);
  return `ENQ-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Accepts any case, dashes or none, O for 0, I and L for 1. Returns undefined when invalid. */
export function readReference(text: string): string | undefined {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    // A code may itself begin with these three letters.
    .replace(/^ENQ(?=.{8})/, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (code.length !== 8 || [...code].some((character) => !alphabet.includes(character))) return undefined;
  if (checkCharacter(code.slice(0, 7)) !== code.charAt(7)) return undefined;
  return `ENQ-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Odd weights are invertible modulo 32, so any single wrong character is detected. */
function checkCharacter(code: string): string {
  const sum = [...code].reduce(
    (total, character, index) => total + alphabet.indexOf(character) * (2 * index + 1),
    0,
  );
  return alphabet.charAt(sum % 32);
}
