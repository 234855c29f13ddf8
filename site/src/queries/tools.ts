import { dataOrThrow } from './entry.ts';

/** The tools that run on the visitor's device, by the name that a block gives them. */
export async function getTools() {
  const [tier, readiness] = await Promise.all([
    dataOrThrow('tierTool', 'eu-tier'),
    dataOrThrow('readinessTool', 'readiness'),
  ]);
  return { 'eu-tier': tier, readiness };
}
