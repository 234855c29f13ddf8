import { dayOfMonth, sessionState } from '@vanda/forms/day';
import type { DatedSession, SessionMonth } from '../../topics/course/session-months.ts';
import styles from './CourseCalendar.module.css';

const petals = [
  { turn: 0, label: { x: 196, y: 20 } },
  { turn: 121, label: { x: 286, y: 386 } },
  { turn: 239, label: { x: 94, y: 386 } },
] as const;

/** Draws a petal per month and a dot per session, the 1st at the centre. */
export const SessionPetals = ({ months, now }: { months: readonly SessionMonth[]; now: Date }) => (
  <svg className="illustration celadon" viewBox="0 0 380 392" aria-hidden="true">
    {petals.map(({ turn, label: place }, i) => {
      const month = months[i];
      return (
        <g key={turn}>
          <g transform={`translate(190 196)rotate(${turn})`}>
            <path
              fill="var(--g)"
              stroke="var(--k)"
              strokeWidth="1.1"
              d="M0 0C2-36 100-44 102-102 104-138 62-164 6-164-50-164-96-138-98-102-100-44-2-36 0 0z"
            />
            <path
              fill="none"
              stroke="var(--k)"
              strokeOpacity=".36"
              d="M-46-41A61.3 61.3 0 0 1 46-40M-69-55A88.6 88.6 0 0 1 70-54M-89-74A115.9 115.9 0 0 1 91-72M-97-105A143.2 143.2 0 0 1 102-100"
            />
            {month?.sessions.map((dated, j) => (
              <Dot key={`${dated.slug}${dated.session.start}`} dated={dated} place={j} now={now} />
            ))}
          </g>
          {month && (
            <text className={styles.month} x={place.x} y={place.y}>
              {month.name.split(' ')[0]}
            </text>
          )}
        </g>
      );
    })}
    <circle fill="var(--g)" cx="190" cy="196" r="18" />
    <circle fill="var(--seed)" cx="190" cy="196" r="12" />
  </svg>
);

function Dot({ dated: { session }, place, now }: { dated: DatedSession; place: number; now: Date }) {
  const radius = 34 + 3.9 * Number(dayOfMonth(session.start));
  const lean = (place % 2 === 0 ? -13 : 13) * (Math.PI / 180);
  return (
    <circle
      className={styles.dot}
      data-session={session.start}
      data-state={sessionState(session.start, now)}
      data-available={session.status ? '' : undefined}
      cx={Math.round(radius * Math.sin(lean))}
      cy={Math.round(-radius * Math.cos(lean))}
      r="6.5"
    />
  );
}
