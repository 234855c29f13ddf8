import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { contentFolder, loaderName } from './config/content-folder.ts';
import { type CollectionName, collections as definitions } from './schemas/collections.ts';

function filesOf(name: CollectionName): Loader {
  const { directory, pattern } = definitions[name];
  const loader = glob({ base: `${contentFolder}/${directory}`, pattern });
  const load: Loader['load'] = ({ watcher, ...context }) =>
    loader.load(context.refreshContextData || !watcher ? context : { ...context, watcher });
  return { name: loaderName(directory), load };
}

type Config<Name extends CollectionName> = { loader: Loader; schema: (typeof definitions)[Name]['schema'] };
const configOf = <Name extends CollectionName>(name: Name) =>
  defineCollection({ loader: filesOf(name), schema: definitions[name].schema });

export const collections = Object.fromEntries(
  (Object.keys(definitions) as CollectionName[]).map((name) => [name, configOf(name)]),
) as { [Name in CollectionName]: Config<Name> };
