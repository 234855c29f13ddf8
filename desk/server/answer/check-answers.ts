/** Checks the letters that answers begin with: every mistake with file, line, field and mend. Part of `npm run check`. */
import path from 'node:path';
import { readTemplates } from './template.ts';

try {
  const templates = readTemplates(path.resolve(import.meta.dirname, '../../content/answers'));
  console.log(`${templates.length} letters to begin with are sound.`);
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'StartError') throw error;
  console.error(error.message);
  process.exit(1);
}
