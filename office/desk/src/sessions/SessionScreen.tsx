import type { ResponseOf } from '@vanda/desk-api/routes';
import { countsInWords } from '@vanda/desk-api/session-counts';
import type { Participant, Registration, SeatCommandName } from '@vanda/desk-api/sessions';
import { toIsoDay } from '@vanda/forms/day';
import { counted } from '@vanda/forms/plural';
import { Button } from '@vanda/ui/Button.tsx';
import { Icon } from '@vanda/ui/Icon.tsx';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useCommand, useDateEditors, useNowMs, useResponse } from '../api/hooks.ts';
import { SeatLine } from '../charts/SeatLine/SeatLine.tsx';
import { formatDays, formatShortDay } from '../messages/dates.ts';
import { lettersMessage } from '../messages/headlines.ts';
import { type RowLink, useRows, useShortcuts } from '../shortcuts/hooks.ts';
import { Alert, CommandFailed, QueryStatus } from '../ui/alerts.tsx';
import listRow from '../ui/Row/Row.module.css';
import { SeatStatus } from '../ui/SeatStatus/SeatStatus.tsx';
import { Breadcrumb, ButtonLink, Columns, ScreenHead, useTitle } from '../ui/screen.tsx';
import table from '../ui/Table/Table.module.css';
import { Table } from '../ui/Table/Table.tsx';
import { ConfirmAllPanel } from './ConfirmAllPanel.tsx';
import { shortSeatStatuses, withdrawnMessage } from './messages.ts';
import { SeatMenu } from './SeatMenu.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import styles from './SessionScreen.module.css';
import { SessionsSide } from './SessionsSide.tsx';
import { saveFile } from './save-file.ts';
import { WriteToAllPanel } from './WriteToAllPanel.tsx';

export function SessionScreen() {
  const { form = '', day = '' } = useParams();
  const path = { form: form as Registration['form'], day };
  const query = useResponse('session', { params: path });
  const { data } = query;
  useTitle(data ? `${formatDays(data.session.day, data.session.endDay)}, ${data.session.title}` : 'Session');
  if (data) return <WholeSession response={data} />;
  return <QueryStatus query={query} message="Loading the session" />;
}

const rowShortcuts = ['confirm', 'move', 'substitute', 'cancel'] as const;

function WholeSession({ response }: { response: ResponseOf<'session'> }) {
  const { session, participants, waiting, cancelled } = response;
  const { form, day, endDay, title, capacity, closure } = session;
  const navigate = useNavigate();
  const editors = useDateEditors();
  const address = `/sessions/${form}/${day}`;
  const everyone = [...participants, ...waiting, ...cancelled];
  const groups = [
    { title: '', people: participants },
    { title: 'Waiting, in order', people: waiting },
    { title: 'Cancelled', people: cancelled },
  ].filter((group) => group.title === '' || group.people.length > 0);
  const { current, rowProps } = useRows(everyone, ({ registration }) => registration.reference);
  const [chosen, setChosen] = useState<{ command: SeatCommandName; participant: Participant }>();
  const [isConfirmingAll, setConfirmingAll] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const nowMs = useNowMs();
  const [sent, setSent] = useState<ResponseOf<'writeToSession'>>();
  const seated = participants.filter(({ registration: { status } }) => status !== 'offered');
  const held = participants.filter(({ registration }) => registration.status === 'held' && closure === null);
  const open = (command: SeatCommandName, participant: Participant) => setChosen({ command, participant });
  const openCurrent = (command: SeatCommandName) => {
    if (current?.registration.allowed[command]) open(command, current);
  };
  useShortcuts({
    ...Object.fromEntries(rowShortcuts.map((command) => [command, () => openCurrent(command)])),
    print: () => void navigate(`${address}/print`),
    back: () => void navigate('/sessions'),
  });
  const csv = useCommand();
  const saveCsv = () =>
    csv.press('participantsCsv', { params: { form, day }, body: {} }, (file) =>
      saveFile(file, `${form}-${day}.csv`),
    );

  return (
    <Columns side={<SessionsSide />}>
      <Breadcrumb to="/sessions" name="Sessions" />
      <ScreenHead
        title={`${formatDays(day, endDay)}, ${title}`}
        note={
          <>
            <span>
              {[
                session.startTime && session.endTime
                  ? `${session.startTime} to ${session.endTime}`
                  : undefined,
                closure === 'withdrawn'
                  ? undefined
                  : capacity === null
                    ? 'No number of seats set'
                    : counted(capacity, 'seat'),
                session.place ?? undefined,
              ]
                .filter(Boolean)
                .map((part) => `${part}. `)
                .join('')}
            </span>
            <span>
              {closure === 'started'
                ? 'It has started: its seats are not given any more.'
                : editors && `${editors} can change, postpone or cancel it.`}
            </span>
          </>
        }
        tools={
          <>
            {!editors && closure === null && (
              <>
                <ButtonLink to={`${address}/change`}>Change …</ButtonLink>
                <ButtonLink to={`${address}/postpone`}>Postpone …</ButtonLink>
                <ButtonLink to={`${address}/cancel`}>Cancel …</ButtonLink>
              </>
            )}
            {seated.length > 0 && <Button onClick={() => setWriting(true)}>Write to all …</Button>}
            {seated.length > 0 && <ButtonLink to={`${address}/attendance`}>Who came</ButtonLink>}
            <ButtonLink to={`${address}/print`}>
              Print sheet <Icon name="print" />
            </ButtonLink>
            <Button onClick={saveCsv}>
              CSV <Icon name="download" />
            </Button>
          </>
        }
      />
      {closure === 'withdrawn' && (
        <Alert icon="warning">
          <p>
            <b>{withdrawnMessage(session)}</b>
            <span>
              {session.registrations > 0 &&
                ' Its seats are frozen. Move each of them to another date, or cancel; a name leads to their enquiry, to write to them.'}
            </span>
          </p>
        </Alert>
      )}
      <p role="status" className={styles.sent}>
        {sent && lettersMessage(sent, nowMs)}
      </p>
      <CommandFailed command={csv} safe="The list was not taken." />
      <div className={`flow ${styles.line}`}>
        <SeatLine session={session} unit={Math.min(10, 280 / (capacity ?? 28))} />
        <p className="soft num">{countsInWords(session)}</p>
        {held.length > 1 && <Button onClick={() => setConfirmingAll(true)}>Confirm all …</Button>}
      </div>
      <Table
        caption="Participants and waiting list"
        columns={['Seat', 'Booked by', ['Company', 'wide'], 'State', ['Reference', 'wide'], '(Acts)']}
        className={styles.people}
      >
        {groups.map(({ title, people }) => (
          <tbody key={title}>
            {title && (
              <tr className={table.group}>
                <th colSpan={6} scope="rowgroup">
                  {title}
                </th>
              </tr>
            )}
            {people.length === 0 && (
              <tr>
                <td />
                <td colSpan={5} className="soft">
                  Nobody has a seat yet.
                </td>
              </tr>
            )}
            {people.map((each) => (
              <PersonRow
                key={each.registration.reference}
                participant={each}
                linkProps={rowProps(each.registration.reference)}
                onChoose={(command) => open(command, each)}
              />
            ))}
          </tbody>
        ))}
      </Table>
      {chosen && (
        <SeatPanel
          command={chosen.command}
          registration={chosen.participant.registration}
          name={chosen.participant.name}
          onClose={() => setChosen(undefined)}
        />
      )}
      {isWriting && (
        <WriteToAllPanel
          session={session}
          seated={seated}
          onSent={(response) => {
            setSent(response);
            setWriting(false);
          }}
          onClose={() => setWriting(false)}
        />
      )}
      {isConfirmingAll && <ConfirmAllPanel held={held} onClose={() => setConfirmingAll(false)} />}
    </Columns>
  );
}

type PersonRowProps = {
  participant: Participant;
  linkProps: RowLink;
  onChoose: (command: SeatCommandName) => void;
};

function PersonRow({ participant, linkProps, onChoose }: PersonRowProps) {
  const { registration, name, company, seatFrom, seatTo, message, underAddress, callOn } = participant;
  const { reference, seats, names, status, waitingSinceMs } = registration;
  const beside = [
    seats > 1 && `group of ${seats}`,
    names.join(', '),
    message,
    callOn && `no email address, call ${callOn}`,
    waitingSinceMs !== null && status === 'waiting' && `since ${formatShortDay(toIsoDay(waitingSinceMs))}`,
    underAddress > 1 && `${underAddress} registrations under this address`,
  ]
    .filter(Boolean)
    .join('; ');
  return (
    // The menu of a row makes the row current.
    <tr className={listRow.focusable} onFocus={linkProps.onFocus}>
      <td className="num">
        {seatFrom !== null && (seatFrom === seatTo || seatTo === null ? seatFrom : `${seatFrom}–${seatTo}`)}
      </td>
      <th scope="row">
        <Link to={`/enquiries/${reference}`} {...linkProps}>
          {name}
        </Link>{' '}
        <span className={`soft ${styles.beside}`}>{beside}</span>
      </th>
      <td className="wide soft">{company}</td>
      <td>
        <SeatStatus status={status}>
          {status === 'offered' && registration.session?.closure ? 'Offer ended' : shortSeatStatuses[status]}
        </SeatStatus>
      </td>
      <td className="wide num soft reference">{reference}</td>
      <td className={table.right}>
        <SeatMenu registration={registration} name={name} onChoose={onChoose} />
      </td>
    </tr>
  );
}
