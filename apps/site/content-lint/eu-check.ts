import { euCheckBlockSchema, euCheckRuleSetSchema } from '../src/schemas/eu-check.ts';
import { type InstrumentDate, instrumentSchema } from '../src/schemas/instrument.ts';
import { ruleFaults } from '../src/topics/regulation/eu-check/faults.ts';
import type { ContentFile, ContentIssue } from './read.ts';
import { issueAt } from './references.ts';

export function checkEuRules(files: readonly ContentFile[]): ContentIssue[] {
  const blocks = files.filter(({ collection }) => collection === 'euCheckBlocks');
  return files
    .filter(({ collection }) => collection === 'euCheckRuleSet')
    .flatMap((file) => {
      const ruleSet = euCheckRuleSetSchema.parse(file.data);
      const law = files.find(
        ({ collection, slug }) => collection === 'instruments' && slug === ruleSet.instrument,
      );
      if (!law) return [issueAt(file, ['instrument'], `names no file of src/content/instruments: add it`)];
      const days = instrumentSchema.parse(law.data).dates.map(({ id }: InstrumentDate) => id);
      return ruleFaults(
        ruleSet,
        blocks.map(({ data }) => euCheckBlockSchema.parse(data)),
        new Set(days),
      ).map(({ block, path, message }) =>
        issueAt((block === undefined ? file : blocks[block]) ?? file, path, message),
      );
    });
}
