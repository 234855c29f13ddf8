/** Mail programs percent-encode separators. A damaged fragment is returned unchanged. */
export function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
