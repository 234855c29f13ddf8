import { createHash } from 'node:crypto';
import { type IllustrationName, readIllustration } from './illustration-source.ts';
import type { Ground } from './parse-illustration.ts';
import { resolveColours, type Scheme } from './theme-colours.ts';

const made = new Map<IllustrationName, ReturnType<typeof makeFile>>();

/** WebKit evaluates no media query inside an `<img>`. Server only. */
export function illustrationFile(name: IllustrationName) {
  const file = made.get(name) ?? makeFile(name);
  made.set(name, file);
  return file;
}

function makeFile(name: IllustrationName) {
  const { width, height } = readIllustration(name);
  const [light, dark] = [standaloneSvg(name), standaloneSvg(name, { scheme: 'dark' })];
  const file = `${name}.${createHash('sha256').update(light).update(dark).digest('hex').slice(0, 8)}`;
  return {
    src: `/illustrations/${file}.svg`,
    darkSrc: `/illustrations/${file}-dark.svg`,
    width,
    height,
    files: [
      { file, svg: light },
      { file: `${file}-dark`, svg: dark },
    ],
  };
}

/** `<img>` and librsvg know no custom properties. */
export function standaloneSvg(
  name: IllustrationName,
  { scheme = 'light', ground = readIllustration(name).ground }: { scheme?: Scheme; ground?: Ground } = {},
): string {
  const { viewBox, width, height, body } = readIllustration(name);
  const [x, y] = viewBox.split(' ');
  const background =
    ground === 'bare' ? '' : `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--g)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" stroke-linejoin="round">${background}${body}</svg>`;
  return resolveColours(svg, ground, scheme);
}
