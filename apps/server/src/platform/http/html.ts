export type SafeHtml = { readonly text: string };

type Part = SafeHtml | string | number | false | undefined | readonly Part[];

export const html = (literals: TemplateStringsArray, ...parts: readonly Part[]): SafeHtml => ({
  text: literals.map((literal, index) => literal + toText(parts[index])).join(''),
});

function toText(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'number') return String(part);
  if (typeof part === 'string') return escapeHtml(part);
  return 'text' in part ? part.text : part.map(toText).join('');
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
