import { build, type Plugin } from 'vite';

const query = '?inline-script';

/** `import source from './a.client.ts?inline-script'` returns a minified classic script. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(query)) return undefined;
    const file = id.slice(0, -query.length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(await bundled(file))}`;
  },
});

/** @throws when the script needs more than one chunk */
export async function bundled(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const [script, ...others] = outputs;
  if (script?.type !== 'chunk' || others.length > 0) throw new Error(`${file} makes more than one script`);
  return script.code.trim();
}
