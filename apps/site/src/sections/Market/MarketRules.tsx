import { KindMark } from '../../charts/KindMark/KindMark.tsx';
import { columnsFor } from '../../components/class-names.ts';
import { Fold } from '../../components/Fold/Fold.tsx';
import { Rich } from '../../components/Rich/Rich.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { type Cite, SourceMarks } from '../../components/SourceMarks/SourceMarks.tsx';
import { bindingOn, countWords, inGroups, ruleRow } from '../../topics/regulation/market-rules.ts';
import type { NamedInstrument } from '../../topics/regulation/references.ts';
import { ErrorReport } from '../WhatChanged/ErrorReport.tsx';
import styles from './Market.module.css';

type MarketRulesProps = {
  path: string;
  instruments: readonly NamedInstrument[];
  today: string;
  cite: Cite;
};

export function MarketRules({ path, instruments, today, cite }: MarketRulesProps) {
  const groups = [...inGroups(instruments)];
  return (
    <Section id="rules" title="The rules" note={countWords(instruments)} layout="wide">
      <div className={styles.rules}>
        {groups.map(([group, own]) => {
          const { law = [], other = [] } = Object.groupBy(own, ({ kind }) =>
            kind === 'law' ? kind : 'other',
          );
          const rows = [law, other].map(
            (rules) =>
              rules.length > 0 && (
                <ul key={rules[0]?.id} className={columnsFor(rules === law ? 1 : rules.length)}>
                  {rules.map((instrument) => (
                    <Rule key={instrument.id} {...{ instrument, today, cite }} />
                  ))}
                </ul>
              ),
          );
          return (
            <section key={group}>
              {groups.length > 1 && <h3>{group}</h3>}
              {group === 'Law' || own.length === 1 ? (
                rows
              ) : (
                <Fold label={`${own[0]?.shortName} and ${own.length - 1} more`}>{rows}</Fold>
              )}
            </section>
          );
        })}
        <ErrorReport path={path} sections={[]} />
      </div>
    </Section>
  );
}

type RuleProps = { instrument: NamedInstrument; today: string; cite: Cite };

function Rule({ instrument, today, cite }: RuleProps) {
  const { id, name, note, duties, terms, sources } = ruleRow(instrument, today);
  const word = instrument.kind === 'draft' ? 'Draft' : undefined;
  return (
    <li id={id}>
      <div>
        <KindMark kind={bindingOn(instrument, today)} word={word} />
        <b>{name}</b>
        <SourceMarks sources={cite(sources)} /> <Lines className="note" texts={note} />
      </div>
      {[duties, terms].map(
        (texts) =>
          texts.length > 0 && (
            <div key={texts[0]}>
              <Lines texts={texts} />
            </div>
          ),
      )}
    </li>
  );
}

const Lines = ({ texts, className }: { texts: readonly string[]; className?: string }) =>
  texts.map((text) => (
    <p key={text} className={className}>
      <Rich text={text} />
    </p>
  ));
