import type { IllustrationName } from './names.ts';
import type { DrawingProps } from './Plate.tsx';
import { illustrations } from './registry.ts';

type IllustrationProps = DrawingProps & { name: IllustrationName };

/** A picture drawn into the page, for what is seen first: it needs no request and follows the page's tokens. */
export function Illustration({ name, ...props }: IllustrationProps) {
  const { Component } = illustrations[name];
  return <Component {...props} />;
}
