/** Draws the picture of docs/architecture.md from the imports as they are. */
import { writeFileSync } from 'node:fs';
import { surveyImports } from './architecture/count-imports.ts';
import { drawArchitecture } from './architecture/picture.ts';
import { readSources } from './sources.ts';

writeFileSync('docs/architecture.svg', drawArchitecture(surveyImports(readSources())));
