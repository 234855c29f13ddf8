import { shortDate } from '@vanda/forms/day';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { classNames } from '../../components/class-names.ts';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { routes } from '../../routing/routes.ts';
import type { PageOf } from '../../schemas/page.ts';
import { fillPlaces } from '../../text/fill-places.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import type { Horizon } from '../../topics/regulation/horizon/horizon.ts';
import type { HorizonRule, RuleCounts } from '../../topics/regulation/horizon/horizon-rules.ts';
import type { NextDay } from '../../topics/regulation/horizon/next-days.ts';
import { ForceGlyphs, ForceKey } from './ForceKey.tsx';
import { HorizonDrawing } from './HorizonDrawing.tsx';
import { LaneRows } from './LaneRows.tsx';
import styles from './LawHorizon.module.css';

type LawHorizonProps = {
  page: PageOf<'ai-regulations'>;
  crumbs: readonly Crumb[];
  horizon: Horizon;
  rules: readonly HorizonRule[];
  counts: RuleCounts;
  next: NextDay | undefined;
  today: string;
};

/** Names the counts, and the next day so that it stays true after that day. */
export const leadOf = (lead: string, counts: RuleCounts, next: NextDay | undefined, today: string) =>
  fillPlaces(lead, {
    ...counts,
    today: shortDate(today),
    next: next ? shortDate(next.day) : 'no day that is set',
  });

export function LawHorizon({ page, crumbs, horizon, rules, counts, next, today }: LawHorizonProps) {
  const { title, lead, finder, lanes, key } = page;
  return (
    <div className={`tint ${styles.lawHorizon}`}>
      <ForceGlyphs />
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <div className={styles.title}>
          <h1>{title}</h1>
          <p className="lead">{leadOf(lead, counts, next, today)}</p>
          <p>
            <ButtonLink to={finder.link.to} variant="primary" hasArrow>
              {finder.short}
            </ButtonLink>
          </p>
        </div>
        <LaneRows lanes={lanes} rules={rules} today={today} />
      </div>
      <HorizonDrawing horizon={horizon} today={today} />
      <div className={styles.keyGround} {...inMarkdown('skip')}>
        <div className="wrap">
          <ForceKey counts={counts} />
          <p className={classNames('note', 'above', styles.onlyWide)}>{key.wide}</p>
          <p className={classNames('note', 'above', styles.onlyNarrow)}>{key.narrow}</p>
          <MoreLink to={routes.ruleList} label={page.rules.label} />
        </div>
      </div>
    </div>
  );
}
