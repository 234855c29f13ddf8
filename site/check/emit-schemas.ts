/**
 * Writes a JSON schema for each kind of content file into .vscode/schemas; .vscode/settings.json ties them to the files,
 * so the editor completes field names and shows their limits. `npm run dev` runs it first.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { collections } from '../src/schemas/collections.ts';

const folder = join(import.meta.dirname, '../../.vscode/schemas');
mkdirSync(folder, { recursive: true });

for (const [name, { pattern, schema }] of Object.entries(collections)) {
  if (!pattern.endsWith('.yaml')) continue;
  writeFileSync(
    join(folder, `${name}.json`),
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  );
}
