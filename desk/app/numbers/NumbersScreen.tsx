import { useNavigate, useSearchParams } from 'react-router';
import type { Answer } from '../../contract/routes.ts';
import { useAnswer } from '../api/use-answer.ts';
import { Empty } from '../ui/Empty/Empty.tsx';
import { FilterField } from '../ui/Field/Field.tsx';
import { GroupHead } from '../ui/Heading/GroupHead.tsx';
import { ScreenHead } from '../ui/Heading/ScreenHead.tsx';
import { Loading } from '../ui/Loading/Loading.tsx';
import { AnswerRefused } from '../ui/Refusal/RefusedBand.tsx';
import table from '../ui/Table/Table.module.css';
import { useTitle } from '../ui/use-title.ts';
import { daysInWords, lengthInWords, monthInWords } from '../words/moments.ts';
import styles from './NumbersScreen.module.css';

type Figures = Pick<
  Answer<'numbers'>['month'],
  'received' | 'answered' | 'answeredWithin' | 'medianMs' | 'longestMs'
>;

/** A ledger of weeks, then of forms. No comparison between colleagues. */
export function NumbersScreen() {
  useTitle('Numbers');
  const [params] = useSearchParams();
  const month = params.get('month') ?? undefined;
  const navigate = useNavigate();
  const { data, error, refetch } = useAnswer('numbers', { query: { month } }, { keepsOld: true });
  if (!data) {
    return error ? (
      <AnswerRefused refused={error} again={() => void refetch()} />
    ) : (
      <Loading words="Loading the numbers" />
    );
  }
  const { weeks, forms, months } = data;
  const mostReceived = Math.max(1, ...weeks.map(({ received }) => received));
  const mostOfForms = Math.max(1, ...forms.map(({ received }) => received));
  return (
    <>
      <ScreenHead
        title={<MonthSentence month={data.month} />}
        note={
          data.month.isClosed
            ? `${data.month.answeredWithin} of ${data.month.received} were answered within 24 hours. The month is closed, so the figure no longer moves.`
            : `${data.month.answeredWithin} of ${data.month.received} so far. The month still runs.`
        }
        tools={
          <FilterField
            name="Month"
            value={data.month.month}
            onChange={({ target }) => void navigate(`/numbers?month=${target.value}`)}
          >
            {months.map((each) => (
              <option key={each.month} value={each.month}>
                {monthInWords(each.month)}
                {each.isClosed ? '' : ', so far'}
              </option>
            ))}
          </FilterField>
        }
      />
      {data.month.received === 0 && weeks.every(({ received }) => received === 0) ? (
        <Empty sentence="Nothing came in during this month." />
      ) : (
        <>
          <section className={styles.part}>
            <GroupHead title="By week" note="each week whole" isRuled={false} />
            <FigureTable
              caption="Weeks, the latest first"
              first="Week"
              most={mostReceived}
              rows={weeks.map((week) => ({
                id: week.week,
                name: daysInWords(week.startsOn, week.endsOn),
                note: week.isClosed ? undefined : 'so far',
                ...week,
              }))}
            />
          </section>
          <section className={styles.part}>
            <GroupHead title="By form" note={monthInWords(data.month.month)} isRuled={false} />
            <FigureTable
              caption="Forms, most first"
              first="Form"
              most={mostOfForms}
              rows={forms.map((form) => ({ id: form.form, name: form.title, note: undefined, ...form }))}
            />
          </section>
        </>
      )}
    </>
  );
}

function MonthSentence({ month }: { month: Answer<'numbers'>['month'] }) {
  const { received, isClosed } = month;
  if (received === 0) return <>{monthInWords(month.month)}: nothing came in.</>;
  return (
    <>
      {monthInWords(month.month)}: <span className={isClosed ? 'total' : undefined}>{share(month)}</span>{' '}
      within 24 hours{isClosed ? '' : ' so far'}
    </>
  );
}

type FigureRow = Figures & { id: string; name: string; note: string | undefined };

function FigureTable({
  caption,
  first,
  rows,
  most,
}: {
  caption: string;
  first: string;
  rows: FigureRow[];
  most: number;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the window is scrolled with the keys
    <section className={table.scroll} tabIndex={0} aria-label={caption}>
      <table className={`${table.table} ${styles.figures}`}>
        <caption className="hiddenVisually">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col" className={table.right}>
              Received
            </th>
            <td className="wide" />
            <th scope="col" className={table.right}>
              Within 24 h
            </th>
            <th scope="col" className={table.right}>
              Share
            </th>
            <th scope="col" className={table.right}>
              Median
            </th>
            <th scope="col" className={table.right}>
              Longest
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.name} {row.note && <span className={`soft ${styles.sofar}`}>{row.note}</span>}
              </th>
              <td className={table.right}>{row.received}</td>
              <td className={`${styles.bar} wide`} aria-hidden="true">
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(row.received / most) * 100} height="8" />
                </svg>
              </td>
              <td className={table.right}>{row.answeredWithin}</td>
              <td className={table.right}>{row.received === 0 ? '' : share(row)}</td>
              <td className={table.right}>{row.medianMs === null ? '' : lengthInWords(row.medianMs)}</td>
              <td className={table.right}>{row.longestMs === null ? '' : lengthInWords(row.longestMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Cut, so that 100% means everybody. */
function share({ answeredWithin, received }: Figures): string {
  return `${Math.floor((answeredWithin / received) * 100)}%`;
}
