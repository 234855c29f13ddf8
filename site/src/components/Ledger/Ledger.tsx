import { classNames } from '../../lib/class-names.ts';
import { Rich } from '../Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../SourceMarks/SourceMarks.tsx';
import styles from './Ledger.module.css';

type LedgerColumn = { label: string; set?: 'text' | 'figure' };
type LedgerRow = { cells: readonly string[]; note?: string | undefined; sources?: readonly CitedSource[] };
type LedgerProps = { caption: string; columns: readonly LedgerColumn[]; rows: readonly LedgerRow[] };

/** A table. Below 40rem each row is a small ledger with the column names as labels. */
export function Ledger({ caption, columns, rows }: LedgerProps) {
  return (
    <table className={styles.ledger}>
      <caption className="hiddenVisually">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, set }, i) => (
            <th key={label} scope="col" className={set === 'figure' && i > 0 ? styles.right : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.cells.join()}>
            {row.cells.map((text, i) => {
              const { label, set } = columns[i] ?? { label: '' };
              const className =
                set === 'figure' ? classNames(styles.figure, 'num', i > 0 && styles.right) : undefined;
              return i === 0 ? (
                <th key={label} scope="row" className={className}>
                  <Rich text={text} />
                  <SourceMarks sources={row.sources} />
                  {row.note && <span className={classNames('note', styles.note)}>{row.note}</span>}
                </th>
              ) : (
                <td key={label} className={className} data-label={label}>
                  <Rich text={text} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
