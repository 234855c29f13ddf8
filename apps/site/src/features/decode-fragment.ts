/** Mail programs percent-encode separators; a damaged fragment stays as it is. */
export function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
