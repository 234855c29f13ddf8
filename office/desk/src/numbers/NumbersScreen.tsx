import type { ResponseOf } from '@vanda/desk-api/routes';
import { monthAndYear } from '@vanda/forms/date-formats';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useBootstrap, useResponse } from '../api/hooks.ts';
import { formatDays, formatDuration, formatMoment } from '../messages/dates.ts';
import { percentage } from '../messages/numbers.ts';
import { QueryStatus } from '../ui/alerts.tsx';
import { FilterField } from '../ui/form.tsx';
import { Empty, GroupHead, ScreenHead, useTitle } from '../ui/screen.tsx';
import table from '../ui/Table/Table.module.css';
import { Table } from '../ui/Table/Table.tsx';
import styles from './NumbersScreen.module.css';

type Figures = Pick<
  ResponseOf<'numbers'>['month'],
  'received' | 'due' | 'answered' | 'answeredWithin' | 'medianMs' | 'longestMs'
>;

/** Staff members are not compared. */
export function NumbersScreen() {
  useTitle('Numbers');
  const [params, setParams] = useSearchParams();
  const month = params.get('month') ?? undefined;
  const { promise } = useBootstrap();
  const query = useResponse('numbers', { query: { month } }, { keepsPrevious: true });
  const { data } = query;
  if (!data) return <QueryStatus query={query} message="Loading the numbers" />;
  const { weeks, forms, months } = data;
  return (
    <>
      <ScreenHead
        title={<MonthHeadline month={data.month} promise={promise} />}
        note={
          data.month.isClosed
            ? `${data.month.answeredWithin} of ${data.month.received} were answered within ${promise}. The month is closed, so the figure no longer moves.`
            : `${data.month.answeredWithin} of ${data.month.due} due so far${data.month.received > data.month.due ? `; ${data.month.received - data.month.due} are still within their time` : ''}. The month still runs.`
        }
        tools={
          <FilterField
            name="Month"
            value={data.month.month}
            onChange={(month) => setParams({ month })}
            options={months.map((each) => ({
              value: each.month,
              label: `${monthAndYear(each.month)}${each.isClosed ? '' : ', so far'}`,
            }))}
            hasAll={false}
          />
        }
      />
      {data.month.received === 0 && weeks.every(({ received }) => received === 0) ? (
        <Empty sentence="Nothing came in during this month." />
      ) : (
        <>
          <section>
            <GroupHead title="By week" note="each week whole" isRuled={false} />
            <FigureTable
              caption="Weeks, the latest first"
              first="Week"
              rows={weeks.map((week) => ({
                id: week.startsOn,
                name: formatDays(week.startsOn, week.endsOn),
                note: week.isClosed ? undefined : 'so far',
                ...week,
              }))}
            />
          </section>
          <section>
            <GroupHead title="By form" note={monthAndYear(data.month.month)} isRuled={false} />
            <FigureTable
              caption="Forms, most first"
              first="Form"
              rows={forms.map((form) => ({ id: form.form, name: form.title, ...form }))}
            />
          </section>
        </>
      )}
      <p className={`soft ${styles.backup}`}>{backupSentence(data)}</p>
    </>
  );
}

function backupSentence({ backup: { upToDateAtMs, provedAtMs }, nowMs }: ResponseOf<'numbers'>): string {
  if (upToDateAtMs === null) return 'No backup has been made.';
  const proved =
    provedAtMs === null
      ? 'Not restored for trial yet.'
      : `Last restored for trial: ${formatMoment(provedAtMs, nowMs)}.`;
  return `Backup complete up to ${formatMoment(upToDateAtMs, nowMs)}. ${proved}`;
}

type MonthSentenceProps = { month: ResponseOf<'numbers'>['month']; promise: string };

function MonthHeadline({ month, promise }: MonthSentenceProps) {
  const { received, due, isClosed } = month;
  if (received === 0) return <>{monthAndYear(month.month)}: nothing came in.</>;
  if (due === 0) return <>{monthAndYear(month.month)}: nothing is due yet.</>;
  return (
    <>
      {monthAndYear(month.month)}: {percentage(month.answeredWithin, due)} within {promise}
      <span>{isClosed ? '' : ' so far'}</span>
    </>
  );
}

type FigureRow = Figures & { id: string; name: string; note?: string | undefined };
type FigureTableProps = { caption: string; first: string; rows: FigureRow[] };

function FigureTable({ caption, first, rows }: FigureTableProps) {
  const most = Math.max(1, ...rows.map(({ received }) => received));
  const figures = ['In time', 'Share', 'Median', 'Longest'].map((name) => [name, table.right] as const);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the window is scrolled with the keys
    <section className={table.scroll} tabIndex={0} aria-label={caption}>
      <Table
        caption={caption}
        columns={[first, ['Received', table.right], ['', 'wide'], ...figures]}
        className={`stacks ${styles.stats}`}
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.name} {row.note && <span className={`soft ${styles.sofar}`}>{row.note}</span>}
              </th>
              <Figure label="Received">{row.received}</Figure>
              <td className={`${styles.bar} wide`} aria-hidden="true">
                <svg className="chart" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(row.received / most) * 100} height="8" />
                </svg>
              </td>
              <Figure label="In time">
                <span>
                  {row.answeredWithin}
                  {row.due < row.received && <span className="soft"> of {row.due} due</span>}
                </span>
              </Figure>
              <Figure label="Share">{row.due === 0 ? '' : percentage(row.answeredWithin, row.due)}</Figure>
              <Figure label="Median">{row.medianMs === null ? '' : formatDuration(row.medianMs)}</Figure>
              <Figure label="Longest">{row.longestMs === null ? '' : formatDuration(row.longestMs)}</Figure>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <td className={table.right} data-label={label}>
    {children}
  </td>
);
