import type { TeamPlanCopy } from '../../schemas/team-plan.ts';
import { fillPlaces } from '../../text/fill-places.ts';
import { formatSgd } from '../../topics/course/money.ts';
import styles from './Plan.module.css';
import { countOf, type NamedCourse, sumText, weeksText, withoutText } from './plan-copy.ts';
import type { PlanTotals } from './plan-totals.ts';

type PlanSumsProps = { totals: PlanTotals<NamedCourse>; courses: number; copy: TeamPlanCopy };

export function PlanSums({ totals, courses, copy }: PlanSumsProps) {
  const { totals: names, row } = copy;
  const { seats, courseDays, peopleDays, weeks, countedSeats } = totals;
  const sum = sumText(totals);
  const { publicSumSgd } = totals;
  const without = withoutText(totals, copy);
  return (
    <dl className="ledger">
      <Sum name={names.seats} value={String(seats)} note={countOf(courses, names.inCourses)} />
      {courseDays > 0 && (
        <Sum name={names.days} value={String(courseDays)} note={countOf(peopleDays, names.peopleDays)} />
      )}
      {weeks.length > 0 && (
        <Sum name={names.tracks} value={weeksText(totals, copy)} note={names.tracksNote} />
      )}
      <div className={styles.sum}>
        <dt>{sum === undefined ? names.noSum : countOf(countedSeats, names.sum)}</dt>
        <dd>
          {sum === undefined ? (
            <span className={styles.quoted}>{row.toQuote}</span>
          ) : (
            <span className={`${styles.total} num`}>{sum}</span>
          )}
          {without && <small>{without}</small>}
          {without && publicSumSgd !== undefined && (
            <small>{fillPlaces(names.atPublic, { price: formatSgd(publicSumSgd) })}</small>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Sum({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        <small>{note}</small>
      </dd>
    </div>
  );
}
