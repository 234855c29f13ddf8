import { toIsoDay } from '@vanda/forms/day';
import field from '@vanda/ui/Field.module.css';
import fieldCss from '@vanda/ui/Field.module.css?inline';
import { type ChangeEvent, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { Fold, FoldAfter } from '../../components/Fold/Fold.tsx';
import { routes } from '../../routing/routes.ts';
import type { EventKind } from '../../schemas/instrument.ts';
import { plainTexts } from '../../text/rich-text.ts';
import { actWords } from '../../topics/regulation/which-laws/clocks.ts';
import type { Finder } from '../../topics/regulation/which-laws/find-laws.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { AnswerTile } from '../EuCheck/AnswerTile.tsx';
import questionStyles from '../EuCheck/Question.module.css';
import questionCss from '../EuCheck/Question.module.css?inline';
import { TakeAlong } from '../EuCheck/TakeAlong.tsx';
import finderStyles from '../WhichLaws/Finder.module.css';
import finderCss from '../WhichLaws/Finder.module.css?inline';
import type { IncidentCopy } from './Incident.tsx';
import {
  breachToo,
  byWords,
  countClocks,
  countWords,
  hasCustomers,
  incidentCalendar,
  lawsOf,
  linkTo,
  markdownRecord,
  reachOf,
  readIncident,
  silences,
  wordsOf,
} from './incident-record.ts';

const css = [fieldCss, questionCss, finderCss].join('\n');

/** `2026-11-28T19:40`, in the time of this device. */
const localValue = (ms: number) =>
  new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** @returns undefined for an empty field or half a day */
const typed = (value: string) => Date.parse(value) || undefined;

/** The fields are uncontrolled: what was typed survives a translated page. */
export function IncidentClocks({ copy, finder: written }: { copy: IncidentCopy; finder: Finder }) {
  const [finder] = useState(() => plainTexts(written, toIsoDay(new Date())));
  const [incident, setIncident] = useState(() => readIncident(copy, location.hash, Date.now()));
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useInsertionEffect(() => adoptStyles(css), []);
  useEffect(() => heading.current?.focus(), []);
  const { event, markets, isAtHome, kinds, noticedMs, moments } = incident;
  const link = linkTo(finder, incident);
  useEffect(() => {
    if (markets.length > 0) history.replaceState(null, '', link);
  }, [link, markets]);

  const { form, events } = copy;
  const clocks = countClocks(copy, finder, incident, Date.now());
  const breach = breachToo(copy, finder, incident);
  const silent = [...(breach ? [breach] : []), ...silences(copy, finder, incident, clocks)];
  const settled = form.kinds.filter(({ id }) =>
    clocks.some(({ law, notice }) => notice.firm === id || (id === 'processor' && hasCustomers(law))),
  );
  const dated = clocks.filter(({ atMs }) => atMs !== undefined);
  const first = clocks.filter(({ isMore }) => !isMore).length;
  const write = events.find(({ id }) => id === event)?.write ?? [];
  const count = markets.length === 0 ? form.choose : clocks.length === 0 ? form.nobody : '';

  const onChange = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const chosen = new FormData(currentTarget).getAll('answer').map(String);
    const at = target instanceof HTMLInputElement && target.id === 'noticed' && typed(target.value);
    setIncident((last) => ({
      ...last,
      event: events.find(({ id }) => chosen.includes(id))?.id ?? (last.event as EventKind),
      markets: chosen.filter((id) => id.startsWith('in-')),
      isAtHome: chosen.includes('at-home'),
      kinds: form.kinds.map(({ id }) => id).filter((id) => chosen.includes(id)),
      noticedMs: at || last.noticedMs,
    }));
  };
  // The tiles keep their own state.
  const chooseBreach = () => document.getElementById('answer-breach')?.click();
  const onMoment = (key: string, ms: number | undefined) =>
    setIncident((last) => {
      const { [key]: _, ...rest } = last.moments;
      return { ...last, moments: ms === undefined ? rest : { ...rest, [key]: ms } };
    });

  return (
    <div data-print={clocks.length > 0 ? 'alone' : undefined}>
      <form onChange={onChange} onSubmit={(submit) => submit.preventDefault()} data-print="no">
        <h2 tabIndex={-1} ref={heading}>
          {form.event}
        </h2>
        <fieldset className={`halves ${questionStyles.tiles}`} aria-label={form.event}>
          {events.map((answer) => (
            <AnswerTile key={answer.id} type="radio" answer={answer} isChosen={answer.id === event} />
          ))}
        </fieldset>
        <h2 className={finderStyles.part}>{form.markets}</h2>
        <fieldset className={`${questionStyles.tiles} ${finderStyles.many}`} aria-label={form.markets}>
          {finder.questions[0]?.answers
            .filter(({ id }) => id !== 'in-elsewhere')
            .map((answer) => (
              <AnswerTile
                key={answer.id}
                type="checkbox"
                answer={answer}
                isChosen={markets.includes(answer.id)}
              />
            ))}
          <AnswerTile
            type="checkbox"
            answer={{ id: 'at-home', ...form.firm }}
            isChosen={isAtHome}
            className={finderStyles.whole}
          />
        </fieldset>
        <div className={`${field.field} ${finderStyles.part} ${finderStyles.moment}`}>
          <label htmlFor="noticed">{event === 'complaint' ? form.received : form.noticed}</label>
          <input
            id="noticed"
            name="noticed"
            type="datetime-local"
            // Without it the year takes six digits: the hour typed after it would be part of the year.
            max="9999-12-31T23:59"
            defaultValue={localValue(noticedMs)}
            aria-describedby="noticed-note"
          />
          <p className="note" id="noticed-note">
            {form.noticedNote}
          </p>
        </div>
        {settled.length > 0 && (
          <>
            <h2 className={finderStyles.part}>{form.kind}</h2>
            <fieldset className={`${questionStyles.tiles} ${finderStyles.many}`} aria-label={form.kind}>
              {[...settled, ...form.kinds.filter(({ id }) => id === 'none')].map((answer) => (
                <AnswerTile
                  key={answer.id}
                  type="checkbox"
                  answer={answer}
                  isChosen={kinds.includes(answer.id)}
                />
              ))}
            </fieldset>
          </>
        )}
      </form>
      <section className={`opened ${finderStyles.part}`} aria-live="polite">
        <h2>{form.clocks}</h2>
        {count && <p className="lead">{count}</p>}
        {silent.length > 0 && (
          <dl className="listed small">
            {silent.map((one) => (
              <div key={one.title + one.text}>
                <dt>{one.title}</dt>
                <dd>
                  {one.text}
                  {one === breach && (
                    <button type="button" className={`asLink ${finderStyles.inline}`} onClick={chooseBreach}>
                      {form.breach.label}
                    </button>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {clocks.length > 0 && (
          <>
            <p className="note">{form.clocksNote}</p>
            <FoldAfter
              items={clocks}
              first={first}
              most={first + 1}
              label={form.later}
              isOnPhonesOnly={false}
            >
              {(some) => (
                <DataTable
                  caption={some[0] === clocks[0] ? form.clocks : form.later}
                  columns={form.columns.map((label) => ({ label }))}
                  rows={some.map((clock) => ({
                    id: clock.starts && clock.key,
                    cells: [
                      byWords(clock),
                      actWords(clock, clock.isOurs),
                      [
                        `[${clock.law.name}](${clock.law.path})`,
                        ...(clocks.find(({ duty }) => duty === clock.duty) === clock
                          ? [clock.duty.text]
                          : []),
                      ],
                    ],
                    note: countWords(clock),
                    bar: clock.starts && (
                      <div className={`${field.field} ${finderStyles.moment}`} data-print="no">
                        <label
                          htmlFor={clock.key}
                        >{`${clock.notice.isSet ? form.set : form.moment} ${clock.starts}?`}</label>
                        <input
                          id={clock.key}
                          type="datetime-local"
                          max="9999-12-31T23:59"
                          defaultValue={
                            clock.key in moments ? localValue(moments[clock.key] ?? 0) : undefined
                          }
                          onChange={({ target }) => onMoment(clock.key, typed(target.value))}
                        />
                      </div>
                    ),
                  }))}
                />
              )}
            </FoldAfter>
            <Fold label={form.reach} isOnPhonesOnly={false}>
              <dl className="listed small">
                {lawsOf(finder, incident, clocks).map((law) => (
                  <div key={law.id}>
                    <dt>{law.name}</dt>
                    {reachOf(law, event).map((text) => (
                      <dd key={text}>{text}</dd>
                    ))}
                  </div>
                ))}
              </dl>
            </Fold>
          </>
        )}
      </section>
      <section className={`opened ${finderStyles.part}`}>
        <h2>{form.write}</h2>
        <ol className="ruled">
          {write.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <p className="note above">{finder.disclaimer}</p>
      </section>
      {clocks.length > 0 && (
        <div className={finderStyles.part}>
          <TakeAlong
            name="deadlines"
            markdown={() =>
              markdownRecord(
                copy,
                finder,
                incident,
                clocks,
                silent,
                location.origin + location.pathname + link,
              )
            }
            calendar={dated.length > 0 && (() => incidentCalendar(dated, Date.now()))}
            link={location.origin + location.pathname + link}
            passage={() => ({
              opening: form.passage,
              lines: clocks.map((clock) => `- ${clock.law.name}: ${byWords(clock)}. ${wordsOf(clock)}`),
            })}
            contactPath={routes.contact}
            onMessage={setMessage}
          />
        </div>
      )}
      <p role="status" className={message ? questionStyles.toast : 'hiddenVisually'}>
        {message}
      </p>
    </div>
  );
}
