import { dateRange, weekdayRange } from '../../lib/dates.ts';
import { sessionState } from '../../lib/session-status.ts';
import type { Course } from '../../schemas/course.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Figure } from '../Figure/Figure.tsx';
import { Status } from '../Status/Status.tsx';
import styles from './SessionList.module.css';

type SessionListProps = { course: Course; now: Date };

/**
 * The dates of a course. Each is judged at build and again by the visitor's clock (enhance/sessions.ts):
 * an upcoming one can be registered for, a past one asks for the next date.
 */
export function SessionList({ course, now }: SessionListProps) {
  return (
    <section className={styles.sessions} aria-labelledby="dates">
      <h2 id="dates">Dates</h2>
      <ul>
        {course.sessions.map(({ start, end, place, status }) => {
          const state = sessionState(start, now);
          return (
            <li key={start} data-session={start} data-state={state}>
              <div>
                <p className={styles.date}>
                  <Figure text={dateRange(start, end)} />
                </p>
                <p className="small soft">
                  <span data-when="past" hidden={state !== 'past'}>
                    <Status status="past" />{' '}
                  </span>
                  {status && (
                    <span data-when="upcoming" hidden={state !== 'upcoming'}>
                      <Status status="available" />{' '}
                    </span>
                  )}
                  {weekdayRange(start, end)}, {place}
                </p>
              </div>
              <span data-when="upcoming" hidden={state !== 'upcoming'}>
                <ButtonLink to={`#register-${start}`} variant="primary" size="small">
                  Register
                  <span className="hiddenVisually"> for {dateRange(start, end)}</span>
                </ButtonLink>
              </span>
              <span data-when="past" hidden={state !== 'past'}>
                <ButtonLink to="#register-next" size="small">
                  Ask for the next date
                </ButtonLink>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="note">
        For a private session for your team, <a href="/contact">contact us</a>.
      </p>
    </section>
  );
}
