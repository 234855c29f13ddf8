import type { z } from 'zod';
import { dotRows } from '../../components/dot-rows.ts';
import type { hundred } from '../../schemas/parts/chart-fields.ts';

export type Part = z.infer<typeof hundred>[number];

type PartPath = {
  kind: Part['kind'];
  path: string;
  half?: string;
};

export const placePx = 20;
const across = 10;

export function partsDrawing(parts: readonly Part[]): { height: number; paths: readonly PartPath[] } {
  let at = 0;
  const paths = parts.map(({ share, kind }) => {
    const [from, to] = [Math.ceil(at), Math.floor(at + share)];
    const isHalved = at + share > to;
    at += share;
    return {
      kind,
      path: kind === 'fails' ? crosses(from, to) : dotRows(from, to, across, placePx),
      ...(isHalved && { half: half(to) }),
    };
  });
  return { height: placePx * Math.ceil(at / across), paths };
}

const placeOf = (index: number): [x: number, y: number] => [
  placePx * (index % across),
  placePx * Math.floor(index / across),
];

const crosses = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) => {
    const [x, y] = placeOf(from + i);
    return `M${x + 4} ${y + 4}l12 12m-12 0l12-12`;
  }).join('');

function half(index: number): string {
  const [x, y] = placeOf(index);
  return `M${x + 10} ${y + 3}a7 7 0 0 0 0 14z`;
}
