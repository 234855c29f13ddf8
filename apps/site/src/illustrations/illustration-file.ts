import { createHash } from 'node:crypto';
import { type IllustrationName, readIllustration } from './illustration-source.ts';
import type { Ground } from './parse-illustration.ts';
import { resolveColours, type Scheme } from './theme-colours.ts';

type SchemeFile = {
  /** `<name>.<hash of both schemes>` and `…-dark`, without `.svg`. */
  file: string;
  svg: string;
};

type IllustrationFile = {
  src: string;
  darkSrc: string;
  width: number;
  height: number;
  files: readonly SchemeFile[];
};

const files = new Map<IllustrationName, IllustrationFile>();

/** WebKit evaluates no media query inside an `<img>`. Server only. */
export function illustrationFile(name: IllustrationName): IllustrationFile {
  const known = files.get(name);
  if (known) return known;
  const { width, height } = readIllustration(name);
  const [light, dark] = [standaloneSvg(name), standaloneSvg(name, { scheme: 'dark' })];
  const file = `${name}.${createHash('sha256').update(light).update(dark).digest('hex').slice(0, 8)}`;
  const [src, darkSrc] = [`/illustrations/${file}.svg`, `/illustrations/${file}-dark.svg`];
  const made = {
    src,
    darkSrc,
    width,
    height,
    files: [
      { file, svg: light },
      { file: `${file}-dark`, svg: dark },
    ],
  };
  files.set(name, made);
  return made;
}

type StandaloneOptions = {
  scheme?: Scheme;
  ground?: Ground;
};

/** `<img>` and librsvg know no custom properties. */
export function standaloneSvg(
  name: IllustrationName,
  { scheme = 'light', ground = readIllustration(name).ground }: StandaloneOptions = {},
): string {
  const { viewBox, width, height, body } = readIllustration(name);
  const [x, y] = viewBox.split(' ');
  const background =
    ground === 'bare' ? '' : `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--g)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" stroke-linejoin="round">${background}${body}</svg>`;
  return resolveColours(svg, ground, scheme);
}
