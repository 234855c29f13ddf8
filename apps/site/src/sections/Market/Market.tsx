import { shortDate } from '@vanda/forms/day';
import { counted } from '@vanda/forms/plural';
import { ChartFrame } from '../../charts/ChartFrame/ChartFrame.tsx';
import { ClockBars } from '../../charts/ClockBars/ClockBars.tsx';
import { KindMark } from '../../charts/KindMark/KindMark.tsx';
import { ScaleRows, TimeScale } from '../../charts/TimeScale/TimeScale.tsx';
import { classNames } from '../../components/class-names.ts';
import { Fold } from '../../components/Fold/Fold.tsx';
import { Rich } from '../../components/Rich/Rich.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { type Cite, SourceMarks } from '../../components/SourceMarks/SourceMarks.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import type { MarketPage } from '../../schemas/market.ts';
import { firstNamed, numbersIn } from '../../text/numbers.ts';
import { withWholeDates } from '../../text/whole-dates.ts';
import {
  bindingOn,
  countWords,
  inGroups,
  type MarketDay,
  ruleRow,
  withoutOwner,
} from '../../topics/regulation/market-rules.ts';
import type { NamedInstrument } from '../../topics/regulation/references.ts';
import { ErrorReport, FollowTheLaw } from '../WhatChanged/WhatChanged.tsx';
import styles from './Market.module.css';

type MarketRulesProps = {
  path: string;
  title: string;
  instruments: readonly NamedInstrument[];
  /** What the review of each instrument checked, by its id. */
  checked: ReadonlyMap<string, string>;
  today: string;
  cite: Cite;
};

export function MarketRules({ path, title, instruments, checked, today, cite }: MarketRulesProps) {
  const groups = [...inGroups(instruments)];
  return (
    <Section id="rules" title="The rules" note={countWords(instruments, today)} layout="wide">
      <div className={styles.rules}>
        {groups.map(([group, own], i) => {
          const heading = `${title} ${group}`;
          const rows = (
            <ul>
              {own.map((instrument) => (
                <Rule
                  key={instrument.id}
                  {...{ instrument, today, cite, heading }}
                  checked={checked.get(instrument.id)}
                />
              ))}
            </ul>
          );
          return (
            <section key={group}>
              {groups.length > 1 && <h3>{group}</h3>}
              {groups.length <= foldedPlaces || own.length === 1 ? (
                rows
              ) : (
                <Fold
                  label={`${withoutOwner(own[0]?.shortName ?? '', heading)} and ${own.length - 1} more`}
                  isOnPhonesOnly={false}
                  isOpen={i === 0}
                >
                  {rows}
                </Fold>
              )}
            </section>
          );
        })}
        <ErrorReport path={path} />
      </div>
    </Section>
  );
}

/** Of more places, each is a fold, and the first is open. */
const foldedPlaces = 2;

type RuleProps = {
  instrument: NamedInstrument;
  /** What is written above the rule. */
  heading: string;
  checked: string | undefined;
  today: string;
  cite: Cite;
};

function Rule({ instrument, heading, checked, today, cite }: RuleProps) {
  const { id, kind, reviewedOn } = instrument;
  const { name, fullName, day, step, cells, binds, more, otherDuties, sources } = ruleRow(instrument, today);
  const foot = (
    <p className="note">
      {`${fullName ? `${fullName}. ` : ''}Last review ${shortDate(reviewedOn)}: ${checked}.`}
      <SourceMarks sources={cite(sources)} />
    </p>
  );
  const title = <b className="named">{withoutOwner(name, heading)}</b>;
  const mark = <KindMark kind={bindingOn(instrument, today)} word={kind === 'draft' ? 'Draft' : undefined} />;
  if (kind !== 'law')
    return (
      <li id={id}>
        <Fold
          isOnPhonesOnly={false}
          label={
            <span className={styles.guide}>
              {title}
              {mark}
              <span>{day}</span>
              <span>{step}</span>
            </span>
          }
        >
          <Lines texts={more} />
          {foot}
        </Fold>
      </li>
    );
  return (
    <li id={id} className={styles.law}>
      <div>
        {title}
        {mark}
        <p className="note">{binds}</p>
      </div>
      {Object.entries(cells).map(([label, texts]) => (
        <div key={label}>
          <span className="note">{label}</span>
          <Lines texts={texts} />
        </div>
      ))}
      <Fold
        isOnPhonesOnly={false}
        label={
          otherDuties > 0
            ? `${counted(otherDuties, 'more duty', 'more duties')}, reach, sources`
            : 'Reach, sources'
        }
      >
        <Lines texts={more} />
        {foot}
      </Fold>
    </li>
  );
}

const Lines = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <Rich text={withWholeDates(text)} />
    </p>
  ));

export function MarketQuestion({ question, cite }: { question: MarketPage['question']; cite: Cite }) {
  const answers = [
    { name: 'Yes', ...question.yes },
    { name: 'No', ...question.no },
  ];
  return (
    <section id="question" className={classNames('wrap', styles.question)}>
      <h2>{question.text}</h2>
      <div className={classNames('beside', styles.answers)}>
        {answers.map(({ name, text, stat, statNote, basis, sources }) => (
          <div key={name} className="opened">
            <h3>{name}</h3>
            <p>
              <Rich text={text} />
            </p>
            <p className={styles.stat}>
              <Stat text={stat} /> <span className="small soft">{statNote}</span>
            </p>
            <p className="note">
              {basis}
              <SourceMarks sources={cite(sources)} />
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

type MarketClocksProps = {
  clocks: NonNullable<MarketPage['clocks']>;
  instruments: readonly NamedInstrument[];
  cite: Cite;
};

export function MarketClocks({ clocks, instruments, cite }: MarketClocksProps) {
  const { title, note, items } = clocks;
  const named = firstNamed(
    title,
    items.map(({ label }) => numbersIn(label)[0] ?? 0),
  );
  const primaryOf = (id: string) => instruments.flatMap((one) => (one.id === id ? one.primary : []));
  return (
    <Section id="clocks" title={title} note={note} layout="wide">
      <ClockBars
        bars={items.map(({ instrument, ...bar }, i) => ({
          ...bar,
          sources: cite(primaryOf(instrument)),
          isNamed: i === named,
        }))}
      />
    </Section>
  );
}

/** Fewer dates are read faster than they are seen in a drawing. */
const leastDrawn = 4;
type MarketDaysProps = { days: readonly MarketDay[]; calendar: string; site: string };

export function MarketDays({ days, calendar, site }: MarketDaysProps) {
  if (days.length === 0) return null;
  const rows = (
    <ScaleRows
      columns="pairs"
      rows={days.map(({ date, dateText, text }) => ({
        when: dateText ?? shortDate(date),
        dateTime: dateText ? undefined : date,
        text,
      }))}
    />
  );
  const toCome = days.filter(({ isToCome }) => isToCome).length;
  const isPast = toCome === 0;
  return (
    <Section
      id="days"
      title={isPast ? 'Days so far' : 'Days'}
      note={isPast ? 'No later day is set.' : `${toCome} of ${days.length} are still to come.`}
      layout="wide"
      ground="tint"
      aside={<FollowTheLaw jurisdiction={calendar} site={site} />}
    >
      {days.length < leastDrawn ? (
        rows
      ) : (
        <ChartFrame
          id="days-chart"
          name="Days to scale"
          legend={`${isPast ? '' : 'Filled: still to come. '}The numbers are those of the list.`}
        >
          <TimeScale
            items={days.map(({ date, isToCome }) => ({ date, mark: isToCome ? 'duty' : undefined }))}
          />
          <Fold label={`${days.length} days`}>{rows}</Fold>
        </ChartFrame>
      )}
    </Section>
  );
}
