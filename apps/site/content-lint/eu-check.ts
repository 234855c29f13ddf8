import { type EuCheckBlock, euCheckBlockSchema, euCheckRuleSetSchema } from '../src/schemas/eu-check.ts';
import { instrumentSchema } from '../src/schemas/instrument.ts';
import { ruleFaults } from '../src/topics/regulation/eu-check/faults.ts';
import { type ContentFile, type ContentIssue, filesOf } from './read.ts';
import { issueAt } from './references.ts';

/** The page’s list of duties prints the condition of each, so each condition needs words. */
function listConditions(files: readonly ContentFile[], blocks: readonly EuCheckBlock[]): ContentIssue[] {
  const used = new Map(
    blocks.flatMap(({ duties }) => duties.map((one) => [JSON.stringify(one.when), one.id])),
  );
  return filesOf(files, 'regulations').flatMap((file) =>
    (file.data.blocks ?? []).flatMap((block, i) => {
      if (block.kind !== 'duties') return [];
      const worded = new Set(block.conditions.map(({ when }) => JSON.stringify(when)));
      const at = (message: string) => issueAt(file, ['blocks', i, 'conditions'], message);
      return [
        ...[...used].flatMap(([when, id]) =>
          worded.has(when) ? [] : [at(`has no words for ${when}, the condition of the duty ${id}: add them`)],
        ),
        ...[...worded].flatMap((when) =>
          used.has(when)
            ? []
            : [at(`words the condition ${when}, which no duty of the check has: take it out`)],
        ),
      ];
    }),
  );
}

export function checkEuRules(files: readonly ContentFile[]): ContentIssue[] {
  const blockFiles = filesOf(files, 'euCheckBlocks');
  const blocks = blockFiles.map(({ data }) => euCheckBlockSchema.parse(data));
  const ofRules = filesOf(files, 'euCheckRuleSet').flatMap((file) => {
    const ruleSet = euCheckRuleSetSchema.parse(file.data);
    const law = filesOf(files, 'instruments').find(({ slug }) => slug === ruleSet.instrument);
    if (!law) return [issueAt(file, ['instrument'], `names no file of src/content/instruments: add it`)];
    const days = new Set(instrumentSchema.parse(law.data).dates.map(({ id }) => id));
    return ruleFaults(ruleSet, blocks, days).map(({ block, path, message }) =>
      issueAt(blockFiles[block ?? -1] ?? file, path, message),
    );
  });
  return blocks.length === 0 ? ofRules : [...ofRules, ...listConditions(files, blocks)];
}
