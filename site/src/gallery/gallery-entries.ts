import type { ComponentType } from 'react';
import type { Examples } from '../lib/examples.ts';

type Props = Record<string, unknown>;
export type GalleryItem = { name: string; Component: ComponentType<Props>; examples: Examples<Props> };

const components = import.meta.glob<Record<string, ComponentType<Props>>>('../components/*/*.tsx', {
  eager: true,
});
const examples = import.meta.glob<{ examples: Examples<Props> }>('../components/*/*.examples.ts', {
  eager: true,
});

/** Every component with its examples, by name. A component without examples throws: it could be neither seen nor tested. */
export const galleryEntries: GalleryItem[] = Object.entries(components)
  .filter(([path]) => !path.includes('.test.'))
  .map(([path, module]) => {
    const name = path.split('/').at(-1)?.replace('.tsx', '') ?? '';
    const Component = module[name];
    const file = examples[path.replace('.tsx', '.examples.ts')];
    if (!Component)
      throw new Error(`${path} does not export ${name}: a component file is named after its component`);
    if (!file) throw new Error(`${name} has no examples: add ${name}.examples.ts beside it`);
    return { name, Component, examples: file.examples };
  });
