import { Illustration } from '../../../art/Illustration.tsx';
import type { IllustrationName } from '../../../art/names.ts';
import type { Ground } from '../../../art/Plate.tsx';
import { illustrations } from '../../../art/registry.ts';
import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './IndustryHero.module.css';

type IndustryHeroProps = {
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  illustration: IllustrationName;
  /** What the picture shows. */
  alt: string;
};

/** The text stands on the ground of the picture beside it. */
const groundClasses: Record<Ground, string | undefined> = {
  celadon: 'tint',
  blush: 'warm',
  night: 'dark',
  bare: undefined,
};

/** Head of an industry page: text and picture half and half, edge to edge, on the picture's ground. */
export function IndustryHero({ crumbs, title, lead, illustration, alt }: IndustryHeroProps) {
  return (
    <div className={classNames(styles.hero, groundClasses[illustrations[illustration].ground])}>
      <div className={styles.say}>
        <Breadcrumb crumbs={crumbs} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <Illustration name={illustration} label={alt} className={styles.picture} />
    </div>
  );
}
