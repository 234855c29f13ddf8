import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Answer } from '../../contract/routes.ts';
import type { Registration } from '../../contract/sessions.ts';
import { useNowMs } from '../api/server-clock.ts';
import { useAct } from '../api/use-act.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import { Loading } from '../ui/Loading/Loading.tsx';
import { ActRefused } from '../ui/Refusal/RefusedBand.tsx';
import { useTitle } from '../ui/use-title.ts';
import { dayAndMonth, nowInWords } from '../words/moments.ts';
import styles from './PrintSheet.module.css';

type Printed = Answer<'printed'>;

/** The list of participants on A4: a box to tick for each day, a column to sign. That it was made is in the record. */
export function PrintSheet() {
  const { form = '', day = '' } = useParams();
  const path = { form: form as Registration['form'], day };
  const { data } = useAnswer('session', { params: path });
  const [printed, setPrinted] = useState<Printed>();
  const navigate = useNavigate();
  const act = useAct('printed', { onDone: setPrinted });
  useTitle('Print sheet');
  const { press } = act;
  useKeys({ print: () => window.print(), back: () => void navigate(`/sessions/${form}/${day}`) });

  // Made once for this look at it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `press` is new at every drawing
  useEffect(() => {
    press({ params: path, body: {} });
  }, [form, day]);
  useEffect(() => {
    if (printed) window.print();
  }, [printed]);

  return (
    <>
      <div className={`${styles.tools} unprinted`}>
        <Button look="go" onClick={() => window.print()} aria-disabled={!printed}>
          Print <Icon name="print" />
        </Button>
        <Button onClick={() => void navigate(`/sessions/${form}/${day}`)}>Back to the session</Button>
      </div>
      <ActRefused act={act} safe="Nothing was printed." />
      {printed && data ? <Sheet printed={printed} session={data.session} /> : <Loading rows={6} />}
    </>
  );
}

function Sheet({ printed, session }: { printed: Printed; session: Answer<'session'>['session'] }) {
  const { days, lines, by } = printed;
  const nowMs = useNowMs();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet that is wider than a phone is scrolled with the keys
    <article className={styles.sheet} tabIndex={0} aria-label="Print sheet">
      <h1>{session.title}</h1>
      <p>
        {[
          session.dates,
          session.startTime && session.endTime ? `${session.startTime} to ${session.endTime}` : '',
          session.place,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <table>
        <caption className="hiddenVisually">Participants</caption>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Name</th>
            <th scope="col">Company</th>
            {days.map((day) => (
              <th key={day} scope="col" className={styles.day}>
                {dayAndMonth(day)}
              </th>
            ))}
            <th scope="col" className={styles.sign}>
              Signature
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ seatFrom, seatTo, name, company }) => (
            <tr key={seatFrom}>
              <td>{seatFrom === seatTo ? seatFrom : `${seatFrom}–${seatTo}`}</td>
              <th scope="row">
                {name}
                {seatTo > seatFrom && ` and ${seatTo - seatFrom} more`}
              </th>
              <td>{company}</td>
              {days.map((day) => (
                <td key={day} className={styles.day}>
                  <span className={styles.box} />
                </td>
              ))}
              <td className={styles.sign} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.last}>
        Printed by {by}, {nowInWords(nowMs)}. Destroy after the session.
      </p>
    </article>
  );
}
