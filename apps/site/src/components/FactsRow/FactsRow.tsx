import { inMarkdown } from '../../text/markdown-hints.ts';
import { classNames } from '../class-names.ts';
import { Rich } from '../Rich/Rich.tsx';
import { Stat } from '../Stat/Stat.tsx';
import styles from './FactsRow.module.css';

export type FactFigure = {
  label: string;
  /** Page that shows what the figure counts. */
  to?: string | undefined;
  value: string;
  unit?: string | undefined;
  note?: string | undefined;
  isPrice?: boolean | undefined;
};
type FactsRowProps = { facts: readonly FactFigure[]; size?: 'regular' | 'small' };

export const FactsRow = ({ facts, size = 'regular' }: FactsRowProps) => (
  <dl className={classNames(styles.facts, styles[size])}>
    {facts.map(({ label, to, value, unit, note, isPrice }) => (
      <div key={label} className="unfolding">
        <dt>{to ? <a href={to}>{label}</a> : label}</dt>
        <dd>
          <Stat text={value} isPrice={isPrice ?? false} />
          {unit && <small {...inMarkdown('unit')}>{unit}</small>}
          {note && (
            <small>
              <Rich text={note} />
            </small>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
