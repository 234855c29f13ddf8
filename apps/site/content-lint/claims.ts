import type { SourceFile } from '../src/schemas/source.ts';
import { walk } from '../src/text/walk.ts';
import { citedKeys } from '../src/topics/article/article-markup.ts';
import { paragraphsOf } from './articles.ts';
import { type ContentFile, type ContentIssue, filesOf } from './read.ts';
import { issueAt } from './references.ts';

type Item = { sources?: unknown; evidence?: unknown; [field: string]: unknown };

const figure = /\d%|[€$£]\s?\d|\b\d{1,3}(?:,\d{3})+\b/;
const claim = /\d%|[€$£]\s?\d|\b(?:section|article|regulation)\s\d/i;
const provision = /\b(?:section|article|regulation|annex)\s(?:\d|[IVX]+\b)|\{\{[\w-]+\/[\w/-]+\}\}/i;
const report = /\b(?:reported|media report|by one account)\b/i;
/** Blocks whose items all state law or statistics. */
const alwaysCited = new Set(['timeline', 'tiers', 'stats', 'changes']);

const keysOf = ({ sources }: Item): string[] => (Array.isArray(sources) ? sources : []);

/** Decision 33, Truth; docs/guides/cite-a-source.md. */
export function checkClaims(files: readonly ContentFile[]): ContentIssue[] {
  const sources: SourceFile = Object.assign({}, ...filesOf(files, 'sources').map(({ data }) => data));
  return [
    ...files.flatMap((file) => [...blockClaims(file, sources)]),
    ...files.flatMap((file) => figuresNobodyRead(file, sources)),
  ];
}

/**
 * Items cite a source themselves or on the block; a statement of law cites the law or its
 * authority.
 */
function* blockClaims(file: ContentFile, sources: SourceFile): Generator<ContentIssue> {
  if (file.collection !== 'services' && file.collection !== 'regulations') return;
  const isRegulation = file.collection === 'regulations';
  const isOfficial = (key: string) => ['primary', 'authority'].includes(sources[key]?.kind ?? '');
  const { blocks = [] } = file.data as { blocks?: Item[] };
  for (const [i, block] of blocks.entries()) {
    if (block.evidence === 'pending' || block.kind === 'related') continue;
    if (block.kind === 'tool' && !Array.isArray(block.sources)) {
      yield issueAt(file, ['blocks', i], 'judges by rules without a source: add `sources` to the block');
      continue;
    }
    for (const list of ['items', 'columns', 'rows', 'tabs']) {
      const items = block[list];
      if (!Array.isArray(items) || (list === 'columns' && block.kind === 'ledger')) continue;
      for (const [j, item] of (items as Item[]).entries()) {
        const text = JSON.stringify({ ...item, items: undefined, sources: undefined });
        const isClaim = isRegulation || alwaysCited.has(String(block.kind)) || claim.test(text);
        const isLaw = isRegulation ? !report.test(text) : provision.test(text);
        const keys = [...keysOf(item), ...keysOf(block)];
        const at = ['blocks', i, list, j];
        if (isClaim && keys.length === 0 && item.evidence !== 'pending')
          yield issueAt(
            file,
            at,
            'states law or figures without a source: add `sources`, here or on the block',
          );
        else if (isLaw && keys.length > 0 && !keys.some(isOfficial))
          yield issueAt(
            file,
            at,
            `states law, but its sources (${keys.join(', ')}) are neither the law nor its authority: add a source of the kind \`primary\` or \`authority\``,
          );
      }
    }
  }
}

/** A figure rests on a source with an address that was read, itself or in a named account. Records of law print what was checked. */
function figuresNobodyRead(file: ContentFile, sources: SourceFile): ContentIssue[] {
  const isRecord = file.collection === 'instruments' || file.collection === 'markets';
  const isNothingRead = (keys: readonly string[]) =>
    keys.length > 0 &&
    keys.every((key) => sources[key] && (!sources[key].url || (sources[key].isUnopened && !isRecord)));
  const message = (keys: readonly string[]) =>
    `states a figure for which no source has an address that was opened (${keys.join(', ')}): add a source that was read, or \`readIn\``;
  const issues: ContentIssue[] = [];
  walk(file.data, (value, path) => {
    const item = (value ?? {}) as Item;
    const keys = keysOf(item);
    if (Array.isArray(value) || !isNothingRead(keys)) return;
    const texts = JSON.stringify({ ...item, sources: undefined, stat: undefined });
    if (item.stat !== undefined || figure.test(texts)) issues.push(issueAt(file, path, message(keys)));
  });
  if (file.collection !== 'news') return issues;
  for (const { text, line } of paragraphsOf(file)) {
    const keys = citedKeys(text);
    if (isNothingRead(keys) && figure.test(text))
      issues.push({ file: file.file, line, field: 'body', message: message(keys) });
  }
  return issues;
}
