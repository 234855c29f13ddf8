import type { AnswerRow } from '../../topics/course/buyer-facts.ts';
import { Rich } from '../Rich/Rich.tsx';
import { SeatDots } from '../SeatDots/SeatDots.tsx';
import styles from './AnswerList.module.css';

export const AnswerList = ({ rows }: { rows: readonly AnswerRow[] }) => (
  <dl className={styles.list}>
    {rows.map(({ label, answers }) => (
      <div key={label} className="besideMedium">
        <dt>{label}</dt>
        {answers.map(({ course, stat, seats, text }) => (
          <dd key={course ?? ''}>
            {course && <b>{course}</b>}
            {stat && <b className="named num">{stat}</b>}
            {seats && <SeatDots {...seats} />}
            {text && (
              <span>
                <Rich text={text} />
              </span>
            )}
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
