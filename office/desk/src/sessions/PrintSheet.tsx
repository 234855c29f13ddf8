import type { ResponseOf } from '@vanda/desk-api/routes';
import type { Registration } from '@vanda/desk-api/sessions';
import { weekdayAndTime } from '@vanda/forms/date-formats';
import { Button } from '@vanda/ui/Button.tsx';
import { Icon } from '@vanda/ui/Icon.tsx';
import { Fragment, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCommand, useNowMs, useResponse } from '../api/hooks.ts';
import { formatShortDay } from '../messages/dates.ts';
import { useShortcuts } from '../shortcuts/hooks.ts';
import { CommandFailed, Loading } from '../ui/alerts.tsx';
import { useScreenFocus } from '../ui/focus.ts';
import { useTitle } from '../ui/screen.tsx';
import styles from './PrintSheet.module.css';

type Printed = ResponseOf<'printed'>;

/** Opening it is recorded in the audit log. */
export function PrintSheet() {
  const { form = '', day = '' } = useParams();
  const path = { form: form as Registration['form'], day };
  const { data } = useResponse('session', { params: path });
  const [printed, setPrinted] = useState<Printed>();
  const navigate = useNavigate();
  const command = useCommand();
  useTitle(data ? `Print sheet, ${data.session.title}, ${formatShortDay(day)}` : 'Print sheet');
  const { press } = command;
  useShortcuts({ print: () => window.print(), back: () => void navigate(`/sessions/${form}/${day}`) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `press` is new at every drawing
  useEffect(() => {
    press('printed', { params: path, body: {} }, setPrinted);
  }, [form, day]);
  useEffect(() => {
    if (printed) window.print();
  }, [printed]);

  return (
    <>
      <div className={`buttons ${styles.tools} unprinted`}>
        <Button variant="primary" onClick={() => window.print()} aria-disabled={!printed}>
          Print <Icon name="print" />
        </Button>
        <Button onClick={() => void navigate(`/sessions/${form}/${day}`)}>Back to the session</Button>
      </div>
      <CommandFailed command={command} safe="Nothing was printed." />
      {printed && data ? <Sheet printed={printed} session={data.session} /> : <Loading rows={6} />}
    </>
  );
}

function Sheet({ printed, session }: { printed: Printed; session: ResponseOf<'session'>['session'] }) {
  const { days, lines, by } = printed;
  const nowMs = useNowMs();
  const heading = useScreenFocus();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet that is wider than a phone is scrolled with the keys
    <article className={styles.sheet} tabIndex={0} aria-label="Print sheet">
      <h1 ref={heading} tabIndex={-1}>
        {session.title}
      </h1>
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
                {formatShortDay(day)}
              </th>
            ))}
            <th scope="col" className={styles.sign}>
              Signature
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ seatFrom, seatTo, name, company, isConfirmed }, index) => (
            <Fragment key={`${seatFrom} ${name}`}>
              {!isConfirmed && (lines[index - 1]?.isConfirmed ?? true) && (
                <tr>
                  <th colSpan={4 + days.length} scope="rowgroup" className={styles.group}>
                    Not confirmed yet
                  </th>
                </tr>
              )}
              <tr>
                <td>{seatFrom === seatTo ? seatFrom : `${seatFrom}–${seatTo}`}</td>
                <th scope="row">{name}</th>
                <td>{company}</td>
                {days.map((day) => (
                  <td key={day} className={styles.day}>
                    <span className={styles.box} />
                  </td>
                ))}
                <td className={styles.sign} />
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      <p className={styles.last}>
        Printed by {by}, {weekdayAndTime(nowMs)}. Destroy after the session.
      </p>
    </article>
  );
}
