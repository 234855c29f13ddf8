import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Instrument, instrumentSchema } from '../../../schemas/instrument.ts';
import { finderQuestionsSchema, finderRulesSchema } from '../../../schemas/which-laws.ts';
import { plainTexts } from '../../../text/rich-text.ts';
import { finderOf } from './finder-laws.ts';

const content = path.resolve(import.meta.dirname, '../../../content');
const read = (file: string): unknown => parse(readFileSync(path.join(content, file), 'utf8'));
const readAll = (folder: string) =>
  readdirSync(path.join(content, folder)).map(
    (file) => [path.parse(file).name, read(`${folder}/${file}`)] as const,
  );

const instruments = readAll('instruments').map(([id, data]) => ({
  id,
  ...(instrumentSchema.parse(data) as Instrument),
}));

export const finder = plainTexts(
  finderOf(
    finderQuestionsSchema.parse(read('tools/which-laws.yaml')),
    readAll('finder').map(([, data]) => finderRulesSchema.parse(data)),
    instruments,
    new Map(),
  ),
);
