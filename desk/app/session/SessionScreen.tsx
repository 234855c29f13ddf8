import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { Participant, Registration, SeatAct, SessionAnswer } from '../../contract/sessions.ts';
import { Refused, request } from '../api/request.ts';
import { useAnswer } from '../api/use-answer.ts';
import { SeatLine } from '../drawings/SeatLine/SeatLine.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { useRows } from '../keys/use-rows.ts';
import { SessionsSide } from '../sessions/SessionsSide.tsx';
import { Button, ButtonLink } from '../ui/Button/Button.tsx';
import { Columns } from '../ui/Columns/Columns.tsx';
import { ScreenHead } from '../ui/Heading/ScreenHead.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import { Loading } from '../ui/Loading/Loading.tsx';
import { AnswerRefused } from '../ui/Refusal/RefusedBand.tsx';
import { SeatState } from '../ui/SeatState/SeatState.tsx';
import table from '../ui/Table/Table.module.css';
import { useTitle } from '../ui/use-title.ts';
import { daysInWords } from '../words/moments.ts';
import { counted } from '../words/numbers.ts';
import { refusalInWords } from '../words/refusals.ts';
import { SeatActs } from './SeatActs.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import styles from './SessionScreen.module.css';
import { saveFile } from './save-file.ts';
import { seatLineOf, seatStateWord } from './words.ts';

/** One session: who takes part, by seat, and who waits, in order. */
export function SessionScreen() {
  const { form = '', day = '' } = useParams();
  const path = { form: form as Registration['form'], day };
  const { data, error, refetch } = useAnswer('session', { params: path });
  useTitle('Session');
  if (data) return <WholeSession answer={data} />;
  return error ? (
    <AnswerRefused refused={error} again={() => void refetch()} />
  ) : (
    <Loading words="Loading the session" />
  );
}

/** Keys of a row and the acts they open. */
const keyActs = { confirm: 'confirm', move: 'move', substitute: 'substitute', cancel: 'cancel' } as const;

function WholeSession({ answer }: { answer: SessionAnswer }) {
  const { session, participants, waiting, cancelled } = answer;
  const { form, day, endDay, title, capacity, hasStarted } = session;
  const navigate = useNavigate();
  const address = `/sessions/${form}/${day}`;
  const everyone = [...participants, ...waiting, ...cancelled];
  const rows = useRows<HTMLTableElement>(
    everyone.map(({ registration }) => registration.reference),
    address,
  );
  const [chosen, setChosen] = useState<{ act: SeatAct; participant: Participant }>();
  const [problem, setProblem] = useState<string>();
  const current = everyone.find(({ registration }) => registration.reference === rows.current);
  const open = (act: SeatAct, participant: Participant) => setChosen({ act, participant });
  const choose = (act: SeatAct) => {
    if (current?.registration.acts[act]) setChosen({ act, participant: current });
  };
  useKeys({
    ...Object.fromEntries(Object.entries(keyActs).map(([key, act]) => [key, () => choose(act)])),
    open: () => current && void navigate(`/enquiries/${current.registration.reference}`),
    print: () => void navigate(`${address}/print`),
    back: () => void navigate('/sessions'),
  });
  const takeCsv = async () => {
    try {
      const file = await request('participantsCsv', {
        params: { form, day },
        body: { actKey: crypto.randomUUID() },
      });
      saveFile(file, `${form}-${day}.csv`);
      setProblem(undefined);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(`The list was not taken: ${refusalInWords(error.refusal)}.`);
    }
  };

  return (
    <Columns side={<SessionsSide />}>
      <nav aria-label="Breadcrumb" className={`${styles.crumbs} wide`}>
        <Link to="/sessions">Sessions</Link>
      </nav>
      <ScreenHead
        title={`${daysInWords(day, endDay)}, ${title}`}
        note={
          <>
            {[
              session.startTime && session.endTime ? `${session.startTime} to ${session.endTime}` : undefined,
              capacity === null ? 'no number of seats set' : counted(capacity, 'seat'),
              session.place ?? undefined,
            ]
              .filter(Boolean)
              .join(', ')}
            . {session.isCancelled ? 'No longer among the dates of the site. ' : ''}
            {hasStarted
              ? 'It has started: nobody is promoted any more.'
              : 'Nobody is promoted once it has started.'}
          </>
        }
        tools={
          <>
            <ButtonLink to={`${address}/print`}>
              Print sheet <Icon name="print" />
            </ButtonLink>
            <Button onClick={takeCsv}>
              CSV <Icon name="download" />
            </Button>
          </>
        }
      />
      {problem && (
        <p className="late" role="alert">
          {problem}
        </p>
      )}
      <div className={styles.line}>
        <SeatLine line={seatLineOf(session)} unit={Math.min(10, 280 / (capacity ?? 28))} />
        <p className="soft num">{countsInWords(session)}</p>
      </div>
      <table
        className={`${table.table} ${table.stacks} ${styles.people}`}
        ref={rows.listRef}
        onKeyDown={rows.onKeyDown}
      >
        <caption className="hiddenVisually">Participants and waiting list</caption>
        <thead>
          <tr>
            <th scope="col">Seat</th>
            <th scope="col">Booked by</th>
            <th scope="col" className="wide">
              Company
            </th>
            <th scope="col">State</th>
            <th scope="col" className="wide">
              Reference
            </th>
            <th scope="col">
              <span className="hiddenVisually">Acts</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {participants.map((each) => (
            <PersonRow
              key={each.registration.reference}
              participant={each}
              linkProps={rows.rowProps}
              choose={open}
            />
          ))}
          {participants.length === 0 && (
            <tr>
              <td />
              <td colSpan={5} className="soft">
                Nobody has a seat yet.
              </td>
            </tr>
          )}
        </tbody>
        {waiting.length > 0 && (
          <Group title="Waiting, in order" people={waiting} rowProps={rows.rowProps} choose={open} />
        )}
        {cancelled.length > 0 && (
          <Group title="Cancelled" people={cancelled} rowProps={rows.rowProps} choose={open} />
        )}
      </table>
      {chosen && (
        <SeatPanel
          act={chosen.act}
          registration={chosen.participant.registration}
          name={chosen.participant.name}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Columns>
  );
}

type RowProps = (id: string) => { 'data-row': string; tabIndex: 0 | -1; onFocus: () => void };

type Choose = (act: SeatAct, participant: Participant) => void;
type GroupProps = { title: string; people: Participant[]; rowProps: RowProps; choose: Choose };

function Group({ title, people, rowProps, choose }: GroupProps) {
  return (
    <tbody>
      <tr className={table.group}>
        <th colSpan={6} scope="rowgroup">
          {title}
        </th>
      </tr>
      {people.map((each) => (
        <PersonRow
          key={each.registration.reference}
          participant={each}
          linkProps={rowProps}
          choose={choose}
        />
      ))}
    </tbody>
  );
}

type PersonRowProps = { participant: Participant; linkProps: RowProps; choose: Choose };

function PersonRow({ participant, linkProps, choose }: PersonRowProps) {
  const { registration, name, company, seatFrom, seatTo, words } = participant;
  const { reference, seats, state } = registration;
  const beside = [seats > 1 ? `group of ${seats}` : '', words].filter(Boolean).join('; ');
  return (
    <tr>
      <td className="num">
        {seatFrom !== null && (seatFrom === seatTo || seatTo === null ? seatFrom : `${seatFrom}–${seatTo}`)}
      </td>
      <th scope="row">
        <Link to={`/enquiries/${reference}`} {...linkProps(reference)}>
          {name}
        </Link>{' '}
        <span className={`soft ${styles.beside}`}>{beside}</span>
      </th>
      <td className="wide soft">{company}</td>
      <td>
        <SeatState state={state}>{seatStateWord[state]}</SeatState>
      </td>
      <td className="wide num soft">{reference}</td>
      <td className={table.right}>
        <SeatActs registration={registration} name={name} onChoose={(act) => choose(act, participant)} />
      </td>
    </tr>
  );
}

function countsInWords({
  confirmed,
  held,
  offered,
  free,
  waiting,
  capacity,
}: SessionAnswer['session']): string {
  return [
    `${confirmed}${capacity === null ? '' : ` of ${capacity}`} confirmed`,
    held > 0 && `${held} to confirm`,
    offered > 0 && `${offered} on offer`,
    free !== null && (free === 0 ? 'full' : `${free} free`),
    waiting > 0 && `${waiting} waiting`,
  ]
    .filter(Boolean)
    .join(', ');
}
