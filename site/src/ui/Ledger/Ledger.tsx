import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Rich } from '../Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../SourceMarks/SourceMarks.tsx';
import styles from './Ledger.module.css';

type LedgerColumn = { label: string; set?: 'text' | 'figure' | 'date' };
type LedgerRow = {
  cells: readonly string[];
  /** What stands over the text of each cell, such as its kind. */
  marks?: readonly ReactNode[] | undefined;
  note?: string | undefined;
  /** What stands under the row's heading, such as a bar to scale. */
  bar?: ReactNode;
  sources?: readonly CitedSource[];
};
type LedgerProps = { caption: string; columns: readonly LedgerColumn[]; rows: readonly LedgerRow[] };

/**
 * A table. Below 42rem each row is a small ledger with the column names as labels; where the first column is a figure,
 * it stands at the left of its row instead. A table of more than four columns does so below 64rem already.
 */
export function Ledger({ caption, columns, rows }: LedgerProps) {
  const figureColumns = columns.filter(({ set }, i) => set === 'figure' && i > 0).length;
  return (
    <table
      className={classNames(
        styles.ledger,
        columns.length > 4 && styles.wide,
        columns[0]?.set === 'figure' && styles.led,
      )}
    >
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
              const className = classNames(
                set === 'figure' &&
                  classNames(
                    styles.figure,
                    'num',
                    i > 0 && styles.right,
                    i > 0 && figureColumns > 1 && styles.several,
                  ),
                set === 'date' && styles.date,
              );
              return i === 0 ? (
                <th key={label} scope="row" className={className}>
                  <Rich text={text} />
                  <SourceMarks sources={row.sources} />
                  {row.note && <span className={classNames('note', styles.note)}>{row.note}</span>}
                  {row.bar}
                </th>
              ) : (
                <td key={label} className={className} data-label={label}>
                  {row.marks?.[i]}
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
