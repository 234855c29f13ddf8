import { plainText } from '@vanda/forms/clean';
import { useState } from 'react';
import type { TeamPlanCopy } from '../../schemas/team-plan.ts';
import { fillPlaces } from '../../text/fill-places.ts';
import { formatSgd } from '../../topics/course/money.ts';
import styles from './Plan.module.css';
import {
  amountOf,
  countOf,
  courseNote,
  type Line,
  type NamedCourse,
  peopleText,
  sumText,
  weeksText,
  withoutText,
} from './plan-copy.ts';
import { fewestPeople, mostPeople, type PlanTotals, withinLimits } from './plan-totals.ts';

type PlanRowProps = {
  line: Line;
  copy: TeamPlanCopy;
  onChange: (part: { people?: number; isPrivate?: boolean }) => void;
  onRemove: () => void;
};

export const fieldId = (slug: string) => `plan-people-${slug}`;

export function PlanRow({ line, copy, onChange, onRemove }: PlanRowProps) {
  const { course, people, isPrivate } = line;
  const { row } = copy;
  const [invalid, setInvalid] = useState<string>();
  const named = (text: string) => fillPlaces(text, { course: course.title });
  const { isCounted, amount, how } = amountOf(line, copy);
  const limitId = `plan-limit-${course.slug}`;
  const most = course.seatsMax ?? mostPeople;

  const type = (typed: string) => {
    const text = plainText(typed);
    const isWithin = String(withinLimits(Number(text), most)) === text.trim();
    setInvalid(isWithin ? undefined : text);
    if (isWithin) onChange({ people: Number(text) });
  };
  const settle = () => {
    if (invalid !== undefined) onChange({ people: withinLimits(Number(invalid), most) });
    setInvalid(undefined);
  };
  const step = (by: number, sign: string, name: string, end: number) => (
    <button
      type="button"
      aria-label={named(name)}
      aria-disabled={people === end}
      onClick={() => onChange({ people: withinLimits(people + by, most) })}
    >
      {sign}
    </button>
  );
  const kind = (value: boolean, label: string) => (
    <label className="chip">
      <input
        type="radio"
        name={`plan-way-${course.slug}`}
        checked={isPrivate === value}
        onChange={() => onChange({ isPrivate: value })}
      />
      <span>{label}</span>
    </label>
  );

  return (
    <li>
      <p className={styles.name}>
        <a href={course.page}>{course.title}</a>
        <small className="note">{courseNote(course, copy)}</small>
        <small className={`note ${styles.said}`}>{peopleText(line, copy)}</small>
        <small className={`note ${styles.said} ${styles.outcome}`}>
          {[course.hours, course.outcome].filter(Boolean).join('. ')}
        </small>
      </p>
      <div className={`across flow ${styles.controls}`}>
        <span className={styles.step}>
          {step(-1, '−', row.fewer, fewestPeople)}
          <input
            id={fieldId(course.slug)}
            className="num"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            aria-label={named(row.people)}
            aria-describedby={limitId}
            aria-invalid={invalid !== undefined}
            value={invalid ?? people}
            onChange={({ target }) => type(target.value)}
            onBlur={settle}
          />
          {step(1, '+', row.more, most)}
        </span>
        <fieldset className={`flow ${styles.way}`}>
          <legend className="hiddenVisually">{named(row.way)}</legend>
          {kind(false, row.public)}
          {kind(true, row.private)}
        </fieldset>
      </div>
      <p className={styles.amount}>
        <span className={isCounted ? 'fig num' : 'small soft'}>{amount}</span>
        <small className="note">{how}</small>
      </p>
      <button type="button" className={styles.remove} aria-label={named(row.remove)} onClick={onRemove}>
        ×
      </button>
      <p className={`across ${styles.limit}`} id={limitId} hidden={invalid === undefined}>
        {fillPlaces(row.limits, { least: fewestPeople, most })}
      </p>
    </li>
  );
}

type PlanSumsProps = { totals: PlanTotals<NamedCourse>; courses: number; copy: TeamPlanCopy };

export function PlanSums({ totals, courses, copy }: PlanSumsProps) {
  const { totals: names, row } = copy;
  const { seats, courseDays, peopleDays, weeks, countedSeats } = totals;
  const sum = sumText(totals);
  const publicSum = totals.publicSumSgd && formatSgd(totals.publicSumSgd);
  const shown = sum ?? publicSum;
  const without = withoutText(totals, copy);
  return (
    <dl className="ledger num">
      <Sum name={names.seats} value={String(seats)} note={countOf(courses, names.inCourses)} />
      {courseDays > 0 && (
        <Sum name={names.days} value={String(courseDays)} note={countOf(peopleDays, names.peopleDays)} />
      )}
      {weeks.length > 0 && (
        <Sum name={names.tracks} value={weeksText(totals, copy)} note={names.tracksNote} />
      )}
      <div className={`across ${styles.sum}`}>
        <dt>{sum === undefined ? names.noSum : countOf(countedSeats, names.sum)}</dt>
        <dd>
          {shown === undefined ? (
            <span className="small soft">{row.toQuote}</span>
          ) : (
            <span className={`total fig num ${styles.total}`}>{shown}</span>
          )}
          {without && <small>{without}</small>}
          {sum && without && publicSum && <small>{fillPlaces(names.atPublic, { price: publicSum })}</small>}
        </dd>
      </div>
    </dl>
  );
}

const Sum = ({ name, value, note }: { name: string; value: string; note: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <span>{value}</span>
      <small>{note}</small>
    </dd>
  </div>
);
