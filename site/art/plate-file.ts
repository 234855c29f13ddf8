import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import platesCss from '../src/styles/plates.css?raw';
import tokensCss from '../src/styles/tokens.css?raw';
import type { IllustrationName } from './names.ts';
import type { Ground } from './Plate.tsx';
import { illustrations } from './registry.ts';
import { standaloneCss } from './standalone-css.ts';

type PlateFile = {
  /** `<name>.<hash>`: the file's name without `.svg`; the hash changes with the content. */
  file: string;
  /** Address of the file on this site. */
  src: string;
  width: number;
  height: number;
  svg: string;
};

const files = new Map<IllustrationName, PlateFile>();

/** One picture as a file of its own: address, size and text. Server only. */
export function plateFile(name: IllustrationName): PlateFile {
  const known = files.get(name);
  if (known) return known;
  const { width, height } = illustrations[name];
  const svg = standaloneSvg(name);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  const file = `${name}.${hash}`;
  const plate = { file, src: `/plates/${file}.svg`, width, height, svg };
  files.set(name, plate);
  return plate;
}

/**
 * The drawing with its ground, its size and a style sheet of its own: valid XML, for `<img>` and librsvg. Another ground
 * than the registry's gives a bare drawing something to stand on.
 */
export function standaloneSvg(name: IllustrationName, ground: Ground = illustrations[name].ground): string {
  const { Component, width, height } = illustrations[name];
  const inline = renderToStaticMarkup(createElement(Component));
  const [, viewBox = '', children = ''] = /^<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)<\/svg>$/s.exec(inline) ?? [];
  const [x, y] = viewBox.split(' ');
  const area =
    ground === 'bare' ? '' : `<rect class="g" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
  const drawing = area + children.replace(/><\/(path|circle|rect|use|ellipse)>/g, '/>');
  const css = standaloneCss({ platesCss, tokensCss, markup: drawing, ground });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"><style>${css}</style>${drawing}</svg>`;
}
