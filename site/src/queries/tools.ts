import { dataOrThrow } from './entry.ts';

/** The tools that run on the visitor's device, by the name that a block gives them. */
export async function getTools() {
  return { readiness: await dataOrThrow('readinessTool', 'readiness') };
}
