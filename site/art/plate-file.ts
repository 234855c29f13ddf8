import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import platesCss from '../src/styles/plates.css?raw';
import tokensCss from '../src/styles/tokens.css?raw';
import type { IllustrationName } from './names.ts';
import type { Ground } from './Plate.tsx';
import { illustrations } from './registry.ts';
import { type Scheme, standaloneCss } from './standalone-css.ts';

type SchemeFile = {
  /** `<name>.<hash>`: the file's name without `.svg`; the hash changes with the content. */
  file: string;
  svg: string;
};

type PlateFile = {
  /** Address of the light picture on this site. */
  src: string;
  /** Address of the dark one. */
  darkSrc: string;
  width: number;
  height: number;
  /** Both pictures. */
  files: readonly SchemeFile[];
};

const plates = new Map<IllustrationName, PlateFile>();

/**
 * One picture as files of its own: addresses, size and texts. A file for each colour scheme, because WebKit asks no media
 * query inside an `<img>`. Server only.
 */
export function plateFile(name: IllustrationName): PlateFile {
  const known = plates.get(name);
  if (known) return known;
  const { width, height } = illustrations[name];
  const [light, dark] = [schemeFile(name, 'light'), schemeFile(name, 'dark')];
  const plate = { src: address(light), darkSrc: address(dark), width, height, files: [light, dark] };
  plates.set(name, plate);
  return plate;
}

const address = ({ file }: SchemeFile) => `/plates/${file}.svg`;

function schemeFile(name: IllustrationName, scheme: Scheme): SchemeFile {
  const svg = standaloneSvg(name, illustrations[name].ground, scheme);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { file: `${name}.${hash}`, svg };
}

/**
 * The drawing with its ground, its size and a style sheet of its own: valid XML, for `<img>` and librsvg. Another ground
 * than the registry's gives a bare drawing something to stand on. Without a scheme it holds both and follows the
 * visitor's, where the browser asks.
 */
export function standaloneSvg(
  name: IllustrationName,
  ground: Ground = illustrations[name].ground,
  scheme?: Scheme,
): string {
  const { Component, width, height } = illustrations[name];
  const inline = renderToStaticMarkup(createElement(Component));
  const [, viewBox = '', children = ''] = /^<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)<\/svg>$/s.exec(inline) ?? [];
  const [x, y] = viewBox.split(' ');
  const area =
    ground === 'bare' ? '' : `<rect class="g" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
  const drawing = area + children.replace(/><\/(path|circle|rect|use|ellipse)>/g, '/>');
  const css = standaloneCss({ platesCss, tokensCss, markup: drawing, ground, scheme });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"><style>${css}</style>${drawing}</svg>`;
}
