import { shortDate } from '@vanda/forms/day';
import { ChartFrame } from '../../charts/ChartFrame/ChartFrame.tsx';
import { ScaleRows } from '../../charts/TimeScale/ScaleRows.tsx';
import { TimeScale } from '../../charts/TimeScale/TimeScale.tsx';
import { Fold } from '../../components/Fold/Fold.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { MarketDay } from '../../topics/regulation/market-rules.ts';
import { FollowTheLaw } from '../WhatChanged/FollowTheLaw.tsx';
import styles from './Market.module.css';

/** Fewer are read faster than they are seen. */
const leastDrawn = 4;
type MarketDaysProps = {
  days: readonly MarketDay[];
  calendar: string;
  site: string;
};

export function MarketDays({ days, calendar, site }: MarketDaysProps) {
  if (days.length === 0) return null;
  const rows = (
    <div className={styles.days}>
      <ScaleRows
        rows={days.map(({ date, dateText, text }) => ({
          when: dateText ?? shortDate(date),
          dateTime: dateText ? undefined : date,
          text,
        }))}
      />
    </div>
  );
  const toCome = days.filter(({ isToCome }) => isToCome).length;
  const note = toCome === 0 ? 'No day to come is set.' : `${toCome} of ${days.length} are still to come.`;
  return (
    <Section
      id="days"
      title="Days"
      note={note}
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
          legend={`${toCome > 0 ? 'Filled: still to come. ' : ''}The numbers are those of the list.`}
        >
          <TimeScale
            items={days.map(({ date, isToCome }) => ({ date, mark: isToCome ? 'duty' : undefined }))}
          />
          <Fold label={`${days.length} days`} isOnPhonesOnly={toCome > 0}>
            {rows}
          </Fold>
        </ChartFrame>
      )}
    </Section>
  );
}
