import { Drawing } from '../../charts/Drawing/Drawing.tsx';
import drawing from '../../charts/drawing.module.css';
import evidence from '../../charts/evidence.module.css';
import { Section } from '../../components/Section/Section.tsx';
import { type Cite, SourceMarks } from '../../components/SourceMarks/SourceMarks.tsx';
import type { MarketPage } from '../../schemas/market.ts';
import type { NamedInstrument } from '../../topics/regulation/references.ts';
import styles from './Market.module.css';

type MarketClocksProps = {
  clocks: NonNullable<MarketPage['clocks']>;
  instruments: readonly NamedInstrument[];
  cite: Cite;
};

export function MarketClocks({ clocks, instruments, cite }: MarketClocksProps) {
  const { title, note, items } = clocks;
  const whole = Math.max(...items.map(({ hours, after }) => after + hours));
  const percent = (hours: number) => `${Math.round((1000 * hours) / whole) / 10}%`;
  const primaryOf = (id: string) => instruments.flatMap((one) => (one.id === id ? one.primary : []));
  return (
    <Section id="clocks" title={title} note={note} layout="wide">
      <ol className={styles.clocks}>
        {items.map(({ hours, after, label, text, instrument }) => (
          <li key={label + text}>
            <Drawing height={10}>
              <line x2="100%" y1={5} y2={5} className={drawing.hair} />
              <rect x={percent(after)} width={percent(hours)} height={10} className={evidence.solid} />
            </Drawing>
            <p>
              <b>{label}</b> {text}
              <SourceMarks sources={cite(primaryOf(instrument))} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
