import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { contentFolder } from './config/content-folder.ts';
import { type CollectionName, collections as definitions } from './schemas/collections.ts';

type Config<Name extends CollectionName> = { loader: Loader; schema: (typeof definitions)[Name]['schema'] };

function configOf<Name extends CollectionName>(name: Name) {
  const { directory, pattern, schema } = definitions[name];
  return defineCollection({ loader: glob({ base: `${contentFolder}/${directory}`, pattern }), schema });
}

/** Redirects are no pages: postbuild reads them, and Astro would warn of an empty collection. */
type BuiltCollection = Exclude<CollectionName, 'redirects'>;

export const collections = Object.fromEntries(
  (Object.keys(definitions) as CollectionName[])
    .filter((name): name is BuiltCollection => name !== 'redirects')
    .map((name) => [name, configOf(name)]),
) as { [Name in BuiltCollection]: Config<Name> };
