import { finderDataPath } from '../routing/routes.ts';
import { finderOf } from '../topics/regulation/which-laws/finder-laws.ts';
import { dataFile } from './data-file.ts';
import { dataOrThrow, getEntries } from './entry.ts';
import { getInstruments } from './instruments.ts';
import { getSources } from './sources.ts';

export async function getFinderFile() {
  const [questions, files, instruments, sources] = await Promise.all([
    dataOrThrow('finderQuestions', 'which-laws'),
    getEntries('finderRules'),
    getInstruments(),
    getSources(),
  ]);
  const rules = files.map(({ data }) => data);
  return dataFile(finderDataPath, finderOf(questions, rules, instruments, sources));
}
