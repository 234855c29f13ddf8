import type { FoundDuty } from '@vanda/eu-ai-act-rules/assess';
import { fullDate } from '@vanda/forms/date-formats';
import { shortDate } from '@vanda/forms/day';
import { counted } from '@vanda/forms/plural';
import { classNames } from '../../components/class-names.ts';
import { Fold } from '../../components/Fold/Fold.tsx';
import { withWholeDates } from '../../text/whole-dates.ts';
import { type DutyDay, dayHead, dutyDays } from './check-messages.ts';
import { Provision } from './Provision.tsx';
import styles from './Result.module.css';

const groupedFrom = 9;

type Groups = readonly { id: string; title: string }[];
type TimelineProps = {
  duties: readonly FoundDuty[];
  today: string;
  groups: Groups;
  isBrief: boolean;
  begins: string | undefined;
};

export function Timeline({ duties, today, groups, isBrief, begins }: TimelineProps) {
  const days = dutyDays(duties, today, begins);
  const inForce = days.filter(isCertain);
  const later = days.filter((day) => !isCertain(day));
  const block = (day: DutyDay) => <DayBlock key={dayHead(day)} day={day} groups={groups} />;
  return (
    <div className={classNames(styles.timeline, isBrief && styles.brief)}>
      {inForce.map(block)}
      <p className={styles.today}>{`Today, ${fullDate(today)}`}</p>
      {later.map(block)}
    </div>
  );
}

const isCertain = (day: DutyDay) => day.isInForce && !day.isConditional;

function DayBlock({ day, groups }: { day: DutyDay; groups: Groups }) {
  const { duties, original, isInForce } = day;
  const rows = (some: readonly FoundDuty[]) => (
    <ul>
      {some.map((duty) => (
        <DutyRow key={duty.id} duty={duty} hasDay={isInForce} />
      ))}
    </ul>
  );
  return (
    <div className={classNames(styles.day, !isCertain(day) && styles.later)}>
      <h3>
        {withWholeDates(dayHead(day))}{' '}
        <span className="note">
          {original && (
            <span>
              was <s>{fullDate(original)}</s>.{' '}
            </span>
          )}
          <span>{counted(duties.length, 'duty', 'duties')}</span>
        </span>
      </h3>
      {duties.length < groupedFrom
        ? rows(duties)
        : groups.map(({ id, title }) => {
            const inGroup = duties.filter((duty) => duty.group === id);
            if (inGroup.length === 0) return null;
            return (
              <div key={id}>
                <h4>{title}</h4>
                <Fold label={inShort(inGroup)}>{rows(inGroup)}</Fold>
              </div>
            );
          })}
    </div>
  );
}

const inShort = (duties: readonly FoundDuty[]) =>
  `${counted(duties.length, 'duty', 'duties')}: ${duties.map(({ article }) => article.replace(/^Articles? /, '')).join('; ')}`;

function DutyRow({ duty, hasDay }: { duty: FoundDuty; hasDay: boolean }) {
  const { article, asks, evidence, day, isOpen, isDayOpen } = duty;
  return (
    <li className={`besideMedium ${styles.duty}`}>
      <span className={styles.provision}>
        <Provision article={article} />
        {hasDay && <small className="note">{`since ${shortDate(day)}`}</small>}
      </span>
      <span>
        <span>{asks}</span>
        {isOpen && <b> Open: whether.</b>}
        {isDayOpen && <span className="soft"> Open: from which day.</span>}
      </span>
      <span className={styles.evidence}>{evidence}</span>
    </li>
  );
}
