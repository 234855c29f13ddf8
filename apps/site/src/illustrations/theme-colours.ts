import tokensCss from '@vanda/ui/styles/tokens.css?raw';
import illustrationsCss from '../styles/illustrations.css?raw';
import type { Ground } from './parse-illustration.ts';

export type Scheme = 'light' | 'dark';

function customProperties(css: string, selector: string): [string, string][] {
  const [, block = ''] = new RegExp(`${selector.replaceAll('.', '\\.')} \\{([^}]*)\\}`).exec(css) ?? [];
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' '),
  ]);
}

const tokens = customProperties(tokensCss, ':root');
const defaults = customProperties(illustrationsCss, '.illustration');

export function resolveColours(text: string, ground: Ground, scheme: Scheme): string {
  const ofGround = customProperties(illustrationsCss, `.illustration.${ground}`);
  return resolve(text, new Map([...tokens, ...defaults, ...ofGround]), scheme);
}

export const tokenColour = (token: string, scheme: Scheme = 'light') =>
  resolve(`var(${token})`, new Map(tokens), scheme);

const resolve = (text: string, properties: ReadonlyMap<string, string>, scheme: Scheme): string =>
  text
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const value = properties.get(name);
      if (value === undefined)
        throw new Error(`no value for ${name}: see styles/tokens.css, styles/illustrations.css`);
      // Values go into attributes, so quoted font names take single quotes.
      return resolve(value.replaceAll('"', "'"), properties, scheme);
    })
    .replace(/light-dark\(([^,()]+), ?([^,()]+)\)/g, (_, light: string, dark: string) =>
      scheme === 'light' ? light : dark,
    );
