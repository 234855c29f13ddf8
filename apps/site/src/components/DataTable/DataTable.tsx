import { Fragment, type ReactNode } from 'react';
import { withWholeDates } from '../../text/whole-dates.ts';
import { classNames } from '../class-names.ts';
import { FoldAfter } from '../Fold/Fold.tsx';
import { Rich } from '../Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../SourceMarks/SourceMarks.tsx';
import styles from './DataTable.module.css';

type DataTableColumn = { label: string; set?: 'text' | 'number' | 'date' };
type Cell = string | readonly string[];
type DataTableRow = {
  /** Where the first cell changes above a field, which stays: the new text replaces its element, also in a translated page. */
  id?: string | undefined;
  cells: readonly Cell[];
  marks?: readonly ReactNode[] | undefined;
  note?: string | undefined;
  bar?: ReactNode;
  sources?: readonly CitedSource[];
};
type DataTableProps = { caption: string; columns: readonly DataTableColumn[]; rows: readonly DataTableRow[] };

/**
 * Below 42rem (64rem for more than four columns, or several texts in a cell) each row becomes a
 * block.
 */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const isWide =
    columns.length > 4 || rows.some(({ cells }) => cells.some((cell) => typeof cell !== 'string'));
  const isLed = columns[0]?.set === 'number';
  const statColumns = columns.filter(({ set }, i) => set === 'number' && i > 0).length;
  return (
    <table className={classNames('stacks', styles.table, isWide && styles.wide, isLed && styles.led)}>
      <caption className="hiddenVisually">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, set }, i) => (
            <th key={label} scope="col" className={set === 'number' && i > 0 ? styles.right : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id ?? row.cells.join()} className={isLed ? 'unfolding' : undefined}>
            {row.cells.map((cell, i) => {
              const { label, set } = columns[i] ?? { label: '' };
              const className = classNames(
                set === 'number' &&
                  classNames(
                    styles.stat,
                    'num',
                    i > 0 && styles.right,
                    i > 0 && statColumns > 1 && styles.several,
                  ),
                set === 'date' && styles.date,
              );
              return i === 0 ? (
                <th key={label} scope="row" className={className}>
                  {row.marks?.[0]}
                  {row.id ? (
                    <span key={String(cell)}>
                      <Lines text={cell} />
                    </span>
                  ) : (
                    <Lines text={cell} />
                  )}
                  <SourceMarks sources={row.sources} />
                  {row.note && ' '}
                  {row.note && (
                    <span key={row.note} className={classNames('note', styles.note)}>
                      <Rich text={row.note} />
                    </span>
                  )}
                  {row.bar}
                </th>
              ) : (
                <td key={label} className={className} data-label={label}>
                  {row.marks?.[i]}
                  <Lines text={cell} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ text }: { text: Cell }) {
  if (typeof text === 'string') return <Rich text={withWholeDates(text)} />;
  return (
    <FoldAfter items={text} first={2} isOnPhonesOnly={false}>
      {(lines) =>
        lines.map((line) => (
          <Fragment key={line}>
            {' '}
            <span className={styles.line}>
              <Rich text={withWholeDates(line)} />
            </span>
          </Fragment>
        ))
      }
    </FoldAfter>
  );
}
