import { ruleFaults } from '../src/law/eu-check/faults.ts';
import { euCheckBlockSchema, euCheckRuleSetSchema } from '../src/schemas/eu-check.ts';
import { type InstrumentDate, instrumentSchema } from '../src/schemas/instrument.ts';
import type { ContentFile, Mistake } from './read.ts';
import { mistakeAt } from './references.ts';

/** Mistakes between the files of the EU AI Act check: its ids, its days, and what no answers reach. */
export function checkEuRules(files: readonly ContentFile[]): Mistake[] {
  const blocks = files.filter(({ collection }) => collection === 'euCheckBlocks');
  return files
    .filter(({ collection }) => collection === 'euCheckRuleSet')
    .flatMap((file) => {
      const ruleSet = euCheckRuleSetSchema.parse(file.data);
      const law = files.find(
        ({ collection, slug }) => collection === 'instruments' && slug === ruleSet.instrument,
      );
      if (!law) return [mistakeAt(file, ['instrument'], `names no file of src/content/instruments: add it`)];
      const days = instrumentSchema.parse(law.data).dates.map(({ id }: InstrumentDate) => id);
      return ruleFaults(
        ruleSet,
        blocks.map(({ data }) => euCheckBlockSchema.parse(data)),
        new Set(days),
      ).map(({ block, path, message }) =>
        mistakeAt((block === undefined ? file : blocks[block]) ?? file, path, message),
      );
    });
}
