import { KindMark } from '../../charts/KindMark/KindMark.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { Fold } from '../../components/Fold/Fold.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Cite } from '../../components/SourceMarks/SourceMarks.tsx';
import {
  bindingOn,
  countWords,
  inGroups,
  ruleColumns,
  ruleRow,
} from '../../topics/regulation/market-rules.ts';
import type { NamedInstrument } from '../../topics/regulation/references.ts';
import { ErrorReport } from '../WhatChanged/ErrorReport.tsx';
import styles from './Market.module.css';

type MarketRulesProps = {
  title: string;
  path: string;
  instruments: readonly NamedInstrument[];
  today: string;
  cite: Cite;
};

/** A table for each group; on small screens all but the law of a single market are folded. */
export function MarketRules({ title, path, instruments, today, cite }: MarketRulesProps) {
  const groups = [...inGroups(instruments)];
  const tableOf = (group: string, own: readonly NamedInstrument[]) => (
    <DataTable
      caption={`Rules of ${title}: ${group}`}
      columns={ruleColumns}
      rows={own.map((instrument) => {
        const row = ruleRow(instrument, today);
        const kind = bindingOn(instrument, today);
        return {
          ...row,
          marks: [
            <KindMark key={kind} kind={kind} word={instrument.kind === 'draft' ? 'Draft' : undefined} />,
          ],
          sources: cite(row.sources),
        };
      })}
    />
  );
  return (
    <Section id="rules" title="The rules" note={countWords(instruments)} layout="wide">
      <div className={styles.rules}>
        {groups.map(([group, own]) => (
          <section key={group}>
            {groups.length > 1 && <h3>{group}</h3>}
            {group === 'Law' ? (
              tableOf(group, own)
            ) : (
              <Fold label={own.length === 1 ? '1 rule' : `${own.length} rules`}>{tableOf(group, own)}</Fold>
            )}
          </section>
        ))}
        <ErrorReport path={path} sections={[]} />
      </div>
    </Section>
  );
}
