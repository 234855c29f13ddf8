import type { ComponentType } from 'react';
import type { Examples } from '../ui/examples.ts';

type Props = Record<string, unknown>;
export type GalleryItem = { name: string; Component: ComponentType<Props>; examples: Examples<Props> };

const components = import.meta.glob<Record<string, ComponentType<Props>>>(
  ['../{ui,live,figures}/*/*.tsx', '!../**/*.test.tsx'],
  { eager: true },
);
const examples = import.meta.glob<{ examples: Examples<Props> }>('../{ui,live,figures}/*/*.examples.ts', {
  eager: true,
});

const nameOf = (path: string) => path.split('/').at(-1)?.split('.')[0] ?? '';
const examplesOf = (component: string) => examples[component.replace('.tsx', '.examples.ts')]?.examples;

/**
 * Every component that has examples, by name. One of `ui/` without examples throws: it could be neither seen nor
 * tested. Of a folder in `live/` or `figures/`, parts of a whole are seen with the whole.
 */
export const galleryEntries: GalleryItem[] = Object.entries(components)
  .flatMap(([path, module]) => {
    const name = nameOf(path);
    const shown = examplesOf(path);
    if (!shown && !path.includes('/ui/')) return [];
    if (!shown) throw new Error(`${name} has no examples: add ${name}.examples.ts beside it`);
    const Component = module[name];
    if (!Component)
      throw new Error(`${path} does not export ${name}: a component file is named after its component`);
    return [{ name, Component, examples: shown }];
  })
  .sort((a, b) => a.name.localeCompare(b.name));
