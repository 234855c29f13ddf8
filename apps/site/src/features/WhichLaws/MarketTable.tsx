import { shortDate } from '@vanda/forms/day';
import { KindMark } from '../../charts/KindMark/KindMark.tsx';
import type { PageOf } from '../../schemas/page.ts';
import { cellKind, kindOn, type MatrixKind, matrixKind } from '../../schemas/parts/matrix-kind.ts';
import styles from './MarketTable.module.css';

type MarketTableProps = { table: PageOf<'which-laws'>['table']; today: string };

const words: Record<MatrixKind, string> = {
  binding: 'Yes',
  'in-part': 'In part',
  later: 'Later',
  voluntary: 'Voluntary',
  told: 'Told',
  'not-in-force': 'Not in force',
  none: 'No',
};

/** One mark a cell: a phone shows the marks alone, and reads their words aloud. */
export const MarketTable = ({ table: { title, columns, short, rows }, today }: MarketTableProps) => (
  <>
    <p className={`note flow ${styles.key}`} aria-hidden="true">
      {drawnKinds(rows, today).map((kind) => (
        <KindMark key={kind} kind={kind} word={words[kind]} />
      ))}
    </p>
    <div className={styles.frame}>
      <table className={styles.markets}>
        <caption className="hiddenVisually">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            {short.map((head) => (
              <th key={head} scope="col">
                <span>{head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, to, marks }) => (
            <tr key={name}>
              <th scope="row">
                <a href={to}>{name}</a>
              </th>
              {marks.map((mark, i) => (
                <td key={short[i]}>
                  {cellKind.safeParse(mark).success ? <Mark kind={mark} today={today} /> : mark}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);

function drawnKinds(rows: MarketTableProps['table']['rows'], today: string): MatrixKind[] {
  const drawn = new Set(
    rows
      .flatMap(({ marks }) => marks.flatMap((mark) => cellKind.safeParse(mark).data ?? []))
      .map((kind) => kindOn(kind, today)),
  );
  return matrixKind.options.filter((kind) => drawn.has(kind));
}

const Mark = ({ kind, today }: { kind: string; today: string }) => {
  const drawn = kindOn(kind, today);
  return <KindMark kind={drawn} word={drawn === 'later' ? `From ${shortDate(kind)}` : words[drawn]} />;
};
