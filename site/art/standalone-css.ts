import type { Ground } from './Plate.tsx';

type Declaration = { property: string; value: string };
type Rule = { selectors: string[]; declarations: Declaration[] };
type Scheme = 'light' | 'dark';

/**
 * Reads flat CSS: rules at the top level or inside `@layer`. Every other at-rule (`@media`, `@supports`, …) is left out,
 * because a standalone picture has one set of values for each colour scheme and nothing else.
 */
export function parseRules(css: string): Rule[] {
  const source = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const rules: Rule[] = [];
  let position = 0;
  while (position < source.length) {
    const open = source.indexOf('{', position);
    if (open < 0) break;
    const prelude = source.slice(position, open).split(';').at(-1)?.trim() ?? '';
    const close = matchingBrace(source, open);
    const body = source.slice(open + 1, close);
    if (prelude.startsWith('@layer')) rules.push(...parseRules(body));
    else if (!prelude.startsWith('@'))
      rules.push({ selectors: splitList(prelude), declarations: parseDeclarations(body) });
    position = close + 1;
  }
  return rules;
}

function matchingBrace(source: string, open: number): number {
  let depth = 0;
  for (let index = open; index < source.length; index++) {
    if (source[index] === '{') depth++;
    if (source[index] === '}') depth--;
    if (depth === 0) return index;
  }
  throw new Error(
    `Unclosed { in the style sheet after "${source.slice(Math.max(0, open - 40), open).trim()}"`,
  );
}

function parseDeclarations(body: string): Declaration[] {
  return body.split(';').flatMap((line) => {
    const colon = line.indexOf(':');
    if (colon < 0) return [];
    return [
      {
        property: line.slice(0, colon).trim(),
        value: line
          .slice(colon + 1)
          .trim()
          .replace(/\s+/g, ' '),
      },
    ];
  });
}

/** Splits at commas outside brackets. */
function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth++;
    if (text[index] === ')') depth--;
    if (text[index] === ',' && depth === 0) {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  parts.push(text.slice(start).trim());
  return parts;
}

/** Replaces `var()` and `light-dark()` until none is left. Throws where a property has no value. */
export function resolveValue(value: string, properties: ReadonlyMap<string, string>, scheme: Scheme): string {
  const call = /(var|light-dark)\(/.exec(value);
  if (!call) return value;
  const start = call.index + call[0].length;
  let depth = 1;
  let end = start;
  while (depth > 0 && end < value.length) {
    if (value[end] === '(') depth++;
    if (value[end] === ')') depth--;
    end++;
  }
  const [first = '', ...rest] = splitList(value.slice(start, end - 1));
  const replacement =
    call[1] === 'var'
      ? (properties.get(first) ?? rest.join(', '))
      : scheme === 'light'
        ? first
        : rest.join(', ');
  if (!replacement) throw new Error(`No value for ${first} in a standalone picture`);
  return resolveValue(value.slice(0, call.index) + replacement + value.slice(end), properties, scheme);
}

/** Class and element names that occur in the markup. */
function namesIn(markup: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, tag] of markup.matchAll(/<([a-z]+)/g)) names.add(tag ?? '');
  for (const [, list] of markup.matchAll(/class="([^"]*)"/g)) {
    for (const name of list?.split(' ') ?? []) names.add(`.${name}`);
  }
  return names;
}

/** The selector as it stands in a standalone file, or nothing where the picture has no such part. */
function standaloneSelector(selector: string, used: ReadonlySet<string>): string | undefined {
  if (/^\.plate(\.|$)/.test(selector)) return undefined;
  const own = selector.replace(/^\.plate /, '');
  return own.split(' ').every((part) => used.has(part)) ? own : undefined;
}

function print(rules: Rule[]): string {
  return rules
    .map(({ selectors, declarations }) => {
      const body = declarations
        .map(({ property, value }) => `${property}:${value.replace(/, /g, ',')}`)
        .join(';');
      return `${selectors.join(',')}{${body}}`;
    })
    .join('');
}

type StandaloneInput = {
  /** Text of `styles/plates.css`. */
  platesCss: string;
  /** Text of `styles/tokens.css`. */
  tokensCss: string;
  /** Markup of the drawing, for which the rules are picked. */
  markup: string;
  ground: Ground;
};

/**
 * The style sheet of one standalone picture: only the rules whose parts it draws, every token written out, light first
 * and what differs in the dark after it. librsvg and `<img>` know no page, no `var()` and no `light-dark()`.
 */
export function standaloneCss({ platesCss, tokensCss, markup, ground }: StandaloneInput): string {
  const plateRules = parseRules(platesCss);
  const frame = new Set(['.plate', `.plate.${ground}`]);
  const scopes = [
    ...parseRules(tokensCss).filter(({ selectors }) => selectors.includes(':root')),
    ...plateRules.filter(({ selectors }) => selectors.some((selector) => frame.has(selector))),
  ];
  const properties = new Map(
    scopes.flatMap(({ declarations }) =>
      declarations.map(({ property, value }) => [property, value] as const),
    ),
  );
  const used = namesIn(markup);
  const light: Rule[] = [];
  const dark: Rule[] = [];
  for (const rule of plateRules) {
    const selectors = rule.selectors.flatMap((selector) => standaloneSelector(selector, used) ?? []);
    if (selectors.length === 0) continue;
    const resolved = (scheme: Scheme) =>
      rule.declarations.map(({ property, value }) => ({
        property,
        value: resolveValue(value, properties, scheme),
      }));
    const lightDeclarations = resolved('light');
    const differing = resolved('dark').filter(
      ({ value }, index) => value !== lightDeclarations[index]?.value,
    );
    light.push({ selectors, declarations: lightDeclarations });
    if (differing.length > 0) dark.push({ selectors, declarations: differing });
  }
  return print(light) + (dark.length > 0 ? `@media (prefers-color-scheme:dark){${print(dark)}}` : '');
}
