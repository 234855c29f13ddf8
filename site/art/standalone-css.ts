import { type Container, list, parse } from 'postcss';
import type { Ground } from './Plate.tsx';

type Declaration = { property: string; value: string };
type Rule = { selectors: string[]; declarations: Declaration[] };
export type Scheme = 'light' | 'dark';

/**
 * The rules of a flat style sheet, at the top level or inside `@layer`. Every other at-rule (`@media`, `@supports`, …) is
 * left out, because a standalone picture has one set of values for each colour scheme and nothing else.
 */
export function parseRules(css: string): readonly Rule[] {
  const rules = parsed.get(css) ?? rulesIn(parse(css));
  parsed.set(css, rules);
  return rules;
}

/** By their text: a hundred pictures are made from the same two sheets. */
const parsed = new Map<string, readonly Rule[]>();

function rulesIn({ nodes = [] }: Container): Rule[] {
  return nodes.flatMap((node): Rule[] => {
    if (node.type === 'atrule') return node.name === 'layer' ? rulesIn(node) : [];
    if (node.type !== 'rule') return [];
    const declarations = node.nodes.flatMap((part) =>
      part.type === 'decl' ? [{ property: part.prop, value: part.value.replace(/\s+/g, ' ') }] : [],
    );
    return [{ selectors: node.selectors, declarations }];
  });
}

/** A call that holds no other, or others that hold none. */
const innerCall = /(var|light-dark)\(((?:[^()]|\([^()]*\))*)\)/;

/** Replaces `var()` and `light-dark()` until none is left. Throws where a property has no value. */
export function resolveValue(value: string, properties: ReadonlyMap<string, string>, scheme: Scheme): string {
  const [call, name, parts = ''] = innerCall.exec(value) ?? [];
  if (call === undefined) return value;
  const [first = '', ...rest] = list.comma(parts);
  const chosen = name === 'var' ? properties.get(first) : scheme === 'light' && first;
  const replacement = chosen || rest.join(', ');
  if (!replacement) throw new Error(`No value for ${first} in a standalone picture`);
  return resolveValue(
    value.replace(call, () => replacement),
    properties,
    scheme,
  );
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
  /** One colour scheme alone; both when left out, light first and what differs in the dark after it. */
  scheme?: Scheme | undefined;
};

/**
 * The style sheet of one standalone picture: only the rules whose parts it draws, every token written out. librsvg and
 * `<img>` know no page, no `var()` and no `light-dark()`.
 */
export function standaloneCss({ platesCss, tokensCss, markup, ground, scheme }: StandaloneInput): string {
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
    const lightDeclarations = resolved(scheme ?? 'light');
    light.push({ selectors, declarations: lightDeclarations });
    if (scheme) continue;
    const differing = resolved('dark').filter(
      ({ value }, index) => value !== lightDeclarations[index]?.value,
    );
    if (differing.length > 0) dark.push({ selectors, declarations: differing });
  }
  return print(light) + (dark.length > 0 ? `@media (prefers-color-scheme:dark){${print(dark)}}` : '');
}
