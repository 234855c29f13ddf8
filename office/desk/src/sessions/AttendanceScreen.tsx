import type { Registration } from '@vanda/desk-api/sessions';
import { toIsoDay } from '@vanda/forms/day';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { execute } from '../api/execute.ts';
import { useNowMs, useResponse } from '../api/hooks.ts';
import { formatDays, formatShortDay } from '../messages/dates.ts';
import { Problem, QueryStatus } from '../ui/alerts.tsx';
import { CheckField, ChipField } from '../ui/form.tsx';
import { Breadcrumb, ListSection, ScreenHead, SectionColumns, useTitle } from '../ui/screen.tsx';

/** Used on a phone in the room, so a tick is stored at once. The names for certificates are printed from here. */
export function AttendanceScreen() {
  const { form = '', day = '' } = useParams();
  const params = { form: form as Registration['form'], day };
  const query = useResponse('attendance', { params });
  const today = toIsoDay(useNowMs());
  const [chosen, setChosen] = useState<string>();
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const [failed, setFailed] = useState('');
  useTitle('Who came');
  if (!query.data) return <QueryStatus query={query} message="Loading the participants" />;
  const { title, days, lines } = query.data;
  const shownDay = chosen ?? (days.includes(today) ? today : (days[0] ?? day));
  type Line = (typeof lines)[number];
  const keyOf = ({ reference, seat }: Line, on: string) => `${reference} ${seat} ${on}`;
  const isHere = (line: Line, on: string) => ticked[keyOf(line, on)] ?? line.days.includes(on);
  const tick = (line: Line, isNowHere: boolean) => {
    const { reference, seat, name } = line;
    const mark = (value: boolean) => setTicked((before) => ({ ...before, [keyOf(line, shownDay)]: value }));
    mark(isNowHere);
    setFailed('');
    const body = { reference, seat, day: shownDay, isHere: isNowHere };
    execute('setAttendance', { params, body }).catch(() => {
      mark(!isNowHere);
      setFailed(`Not stored: ${name}. Tick again.`);
    });
  };
  const here = lines.filter((line) => isHere(line, shownDay)).length;
  const certified = lines.filter((line) => days.every((on) => isHere(line, on)));
  return (
    <>
      <Breadcrumb to={`/sessions/${form}/${day}`} name={title} />
      <ScreenHead
        title={`${title}: who came`}
        note={
          <span className="unprinted">{`${here} of ${lines.length} on ${formatShortDay(shownDay)}`}</span>
        }
        tools={
          <Button onClick={() => window.print()} aria-disabled={certified.length === 0}>
            Print the names for certificates
          </Button>
        }
      />
      <SectionColumns>
        <div className="stack unprinted">
          {days.length > 1 && (
            <ChipField
              label="Day"
              value={shownDay}
              onChange={setChosen}
              options={days.map((value) => ({ value, label: formatShortDay(value) }))}
            />
          )}
          <Problem>{failed}</Problem>
          {lines.map((line) => (
            <CheckField
              key={`${line.reference} ${line.seat}`}
              label={[line.name, line.company].filter(Boolean).join(', ')}
              checked={isHere(line, shownDay)}
              onChange={({ target }) => tick(line, target.checked)}
            />
          ))}
        </div>
        <ListSection
          title={`For certificates: ${certified.length} came on ${days.length > 1 ? 'every day, ' : ''}${formatDays(day, days.at(-1))}`}
          items={certified}
        >
          {(line) => (
            <li key={`${line.reference} ${line.seat}`}>
              {[line.name, line.company].filter(Boolean).join(', ')}
            </li>
          )}
        </ListSection>
      </SectionColumns>
    </>
  );
}
