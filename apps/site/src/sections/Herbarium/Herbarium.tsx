import { Breadcrumb, type Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { classNames } from '../../components/class-names.ts';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { routes } from '../../routing/routes.ts';
import type { PageOf } from '../../schemas/page.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import type { Horizon } from '../../topics/regulation/horizon/horizon.ts';
import type { Plant, PlantCounts } from '../../topics/regulation/horizon/plants.ts';
import { ForceGlyphs } from './ForceGlyph.tsx';
import { ForceKey } from './ForceKey.tsx';
import styles from './Herbarium.module.css';
import { HorizonDrawing } from './HorizonDrawing.tsx';
import { LaneRows } from './LaneRows.tsx';

type HerbariumProps = {
  page: PageOf<'ai-regulations'>;
  crumbs: readonly Crumb[];
  horizon: Horizon;
  plants: readonly Plant[];
  counts: PlantCounts;
  today: string;
};

export function Herbarium({ page, crumbs, horizon, plants, counts, today }: HerbariumProps) {
  const { title, lead, finder, lanes, key, rules } = page;
  return (
    <div className={styles.herbarium}>
      <ForceGlyphs />
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <div className={styles.title}>
          <h1>{title}</h1>
          <p className="lead">{leadOf(lead, counts)}</p>
          <p>
            <ButtonLink to={finder.link.to} variant="primary" hasArrow>
              {finder.short}
            </ButtonLink>
          </p>
        </div>
        <LaneRows lanes={lanes} plants={plants} today={today} />
      </div>
      <HorizonDrawing horizon={horizon} today={today} />
      <div className={styles.keyGround} {...inMarkdown('skip')}>
        <div className="wrap">
          <ForceKey counts={counts} />
          <p className={classNames('note', styles.onlyWide)}>{key.wide}</p>
          <p className={classNames('note', styles.onlyNarrow)}>{key.narrow}</p>
          <MoreLink to={routes.ruleList} label={rules.label} />
        </div>
      </div>
    </div>
  );
}

const leadOf = (lead: string, { all, bind, toCome }: PlantCounts) =>
  lead.replace('{all}', `${all}`).replace('{bind}', `${bind}`).replace('{to come}', `${toCome}`);
