import { inMarkdown } from '../../markdown-hints.ts';
import { classNames } from '../class-names.ts';
import { Figure } from '../Figure/Figure.tsx';
import styles from './FactsRow.module.css';

export type FactFigure = {
  label: string;
  value: string;
  /** What the value is for: `per pax`. */
  unit?: string | undefined;
  note?: string | undefined;
  isFinal?: boolean | undefined;
};
type FactsRowProps = { facts: readonly FactFigure[]; size?: 'regular' | 'small' };

/** Characters above which a value is words and no figure: it is set smaller, and may wrap. */
const figureLength = { regular: 12, small: 14 };

/** Figures in a row with column rules; a ledger on small screens. At most one is final. */
export function FactsRow({ facts, size = 'regular' }: FactsRowProps) {
  return (
    <dl className={classNames(styles.facts, styles[size])}>
      {facts.map(({ label, value, unit, note, isFinal }) => (
        <div key={label} className={value.length > figureLength[size] ? styles.long : undefined}>
          <dt>{label}</dt>
          <dd>
            <Figure text={value} isFinal={isFinal ?? false} />
            {unit && <small {...inMarkdown('unit')}>{unit}</small>}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
