/** An SVG as a `data:` address: only what an address can't hold is escaped, so that it stays small (RFC 2397). */
export function pictureData(svg: string): string {
  const escaped = svg
    .replaceAll('"', "'")
    .replace(/[%#<>{}|^`\\\s]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${escaped}`;
}
