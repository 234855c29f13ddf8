import { KindMark } from '../../charts/KindMark/KindMark.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { Fold } from '../../components/Fold/Fold.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Cite } from '../../components/SourceMarks/SourceMarks.tsx';
import {
  bindingOn,
  byPlace,
  countWords,
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

/** A table of all rules; one for each place where there are several. */
export function MarketRules({ title, path, instruments, today, cite }: MarketRulesProps) {
  const places = [...byPlace(instruments)];
  const tableOf = (place: string, own: readonly NamedInstrument[]) => (
    <DataTable
      caption={`Rules of ${place}`}
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
        {places.map(([place, own]) => (
          <section key={place}>
            {places.length > 1 && <h3>{place}</h3>}
            {places.length > 1 ? (
              <Fold label={`${own.length} rules`}>{tableOf(place, own)}</Fold>
            ) : (
              tableOf(title, own)
            )}
          </section>
        ))}
        <ErrorReport path={path} sections={[]} />
      </div>
    </Section>
  );
}
