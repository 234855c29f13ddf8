import type { ComponentType } from 'react';

type Props = Record<string, unknown>;
export type GalleryItem = {
  name: string;
  Component: ComponentType<Props>;
  examples: Readonly<Record<string, Props>>;
};

const components = import.meta.glob<Record<string, ComponentType<Props>>>(
  ['../{components,features,charts}/*/*.tsx', '../../../../packages/ui/src/*.tsx', '!../**/*.test.tsx'],
  { eager: true },
);
const examples = import.meta.glob<{ examples: Readonly<Record<string, Props>> }>(
  ['../{components,features,charts}/*/*.examples.ts', '../../../../packages/ui/src/*.examples.ts'],
  { eager: true },
);

const nameOf = (path: string) => path.split('/').at(-1)?.split('.')[0] ?? '';
const examplesOf = (component: string) => examples[component.replace('.tsx', '.examples.ts')]?.examples;

/** In `features/` and `charts/`, parts are shown with the whole. */
export const galleryEntries: GalleryItem[] = Object.entries(components)
  .flatMap(([path, module]) => {
    const name = nameOf(path);
    const shown = examplesOf(path);
    if (!shown && !path.includes('/components/')) return [];
    if (!shown) throw new Error(`${name} has no examples: add ${name}.examples.ts beside it`);
    const Component = module[name];
    if (!Component)
      throw new Error(`${path} does not export ${name}: a component file is named after its component`);
    return [{ name, Component, examples: shown }];
  })
  .sort((a, b) => a.name.localeCompare(b.name));
