import type { Query, ResponseOf } from '@vanda/desk-api/routes';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { useCommand, useResponse } from '../api/hooks.ts';
import { SeatDrawing } from '../charts/SeatLine/SeatLine.tsx';
import type { SeatLineData } from '../charts/SeatLine/seat-line.ts';
import { CommandFailed } from '../ui/alerts.tsx';
import { CopyField } from '../ui/form.tsx';
import { Panel } from '../ui/Panel/panels.tsx';
import { SidePart } from '../ui/screen.tsx';
import { ViewList } from '../ui/ViewList/ViewList.tsx';
import styles from './SessionsScreen.module.css';

export type SessionView = NonNullable<NonNullable<Query<'sessions'>>['view']>;

export const sessionViewNames = {
  'to-come': 'To come',
  past: 'Past',
  cancelled: 'Cancelled',
} as const satisfies Record<SessionView, string>;

export const sessionViewTitles = {
  'to-come': 'Sessions to come',
  past: 'Past sessions',
  cancelled: 'Cancelled sessions',
} as const satisfies Record<SessionView, string>;

const none: SeatLineData = { capacity: null, blocks: [], waitingGroups: [] };
const confirmed = [4, 1].map((seats) => ({ seats, status: 'confirmed' as const }));
const legend: Readonly<Record<string, SeatLineData>> = {
  'confirmed; a group is one block': { ...none, blocks: confirmed },
  'held, to be confirmed': { ...none, blocks: [{ seats: 2, status: 'held' }] },
  'on offer, until its hour': { ...none, blocks: [{ seats: 1, status: 'offered' }] },
  'free, up to the last seat': { ...none, capacity: 3 },
  'waiting, past the last seat': { ...none, capacity: 0, waitingGroups: [{ seats: 2 }, { seats: 1 }] },
};

type SessionsSideProps = { view?: SessionView; counts?: ResponseOf<'sessions'>['counts'] };

export function SessionsSide({ view, counts }: SessionsSideProps) {
  const { data } = useResponse(
    'sessions',
    { query: { limit: 1 } },
    { enabled: counts === undefined, staleTime: 60_000 },
  );
  const shown = counts ?? data?.counts;
  return (
    <>
      <SidePart title="Sessions">
        <ViewList
          label="Views"
          views={(Object.keys(sessionViewNames) as SessionView[]).map((name) => ({
            to: name === 'to-come' ? '/sessions' : `/sessions?view=${name}`,
            name: sessionViewNames[name],
            count: shown?.[name],
            isCurrent: view === name,
          }))}
        />
      </SidePart>
      {(view === undefined || shown?.[view] !== 0) && (
        <SidePart title="Reading the seats" isWide>
          <ul className={styles.legend}>
            {Object.entries(legend).map(([label, seats]) => (
              <li key={label} className="flow">
                <SeatDrawing seats={seats} />
                <span>{label}</span>
              </li>
            ))}
          </ul>
        </SidePart>
      )}
      <SidePart title="Your calendar" isWide>
        <CalendarAddress />
        <p className="note">Dates and counts, no names.</p>
      </SidePart>
    </>
  );
}

/** The address is shown once; a new one revokes the old. */
function CalendarAddress() {
  const [url, setUrl] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const make = useCommand();
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        Private .ics address
      </Button>
      <Panel title="Your calendar" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>
          A calendar program that knows this address shows every session with its counts. Whoever has it can
          read them, so treat it as a key. A new address ends the one before.
        </p>
        <CommandFailed command={make} safe="The address before still works." />
        {url ? (
          <CopyField label="Address, shown this once" value={url} button="Copy the address" />
        ) : (
          <Button
            variant="primary"
            onClick={() => make.press('makeCalendar', { body: {} }, (response) => setUrl(response.url))}
          >
            Make an address
          </Button>
        )}
      </Panel>
    </>
  );
}
