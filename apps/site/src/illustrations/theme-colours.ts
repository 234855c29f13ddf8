import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Ground } from './parse-illustration.ts';

export type Scheme = 'light' | 'dark';

/** Astro bundles this module into another folder and runs it from the site's; the publisher imports it as it is. */
function readCss(file: string): string {
  const besideThisModule = path.join(import.meta.dirname, '../..', file);
  return readFileSync(existsSync(besideThisModule) ? besideThisModule : file, 'utf8');
}

const tokensCss = readCss('../../packages/ui/src/styles/tokens.css');
const illustrationsCss = readCss('src/styles/illustrations.css');

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
