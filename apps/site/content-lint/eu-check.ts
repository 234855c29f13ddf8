import { euCheckBlockSchema, euCheckRuleSetSchema } from '../src/schemas/eu-check.ts';
import { instrumentSchema } from '../src/schemas/instrument.ts';
import { ruleFaults } from '../src/topics/regulation/eu-check/faults.ts';
import { type ContentFile, type ContentIssue, filesOf } from './read.ts';
import { issueAt } from './references.ts';

export function checkEuRules(files: readonly ContentFile[]): ContentIssue[] {
  const blockFiles = filesOf(files, 'euCheckBlocks');
  const blocks = blockFiles.map(({ data }) => euCheckBlockSchema.parse(data));
  return filesOf(files, 'euCheckRuleSet').flatMap((file) => {
    const ruleSet = euCheckRuleSetSchema.parse(file.data);
    const law = filesOf(files, 'instruments').find(({ slug }) => slug === ruleSet.instrument);
    if (!law) return [issueAt(file, ['instrument'], `names no file of src/content/instruments: add it`)];
    const days = new Set(instrumentSchema.parse(law.data).dates.map(({ id }) => id));
    return ruleFaults(ruleSet, blocks, days).map(({ block, path, message }) =>
      issueAt(blockFiles[block ?? -1] ?? file, path, message),
    );
  });
}
