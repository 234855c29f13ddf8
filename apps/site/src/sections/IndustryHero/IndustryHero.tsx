import { Breadcrumb, type Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../components/class-names.ts';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import { readIllustration } from '../../illustrations/illustration-source.ts';
import type { Ground } from '../../illustrations/parse-illustration.ts';
import type { Industry } from '../../schemas/industry.ts';
import styles from './IndustryHero.module.css';

type IndustryHeroProps = { crumbs: readonly Crumb[]; industry: Industry };

const groundClasses: Record<Ground, string | undefined> = {
  celadon: 'tint',
  blush: 'warm',
  night: 'dark',
  bare: undefined,
};

export const IndustryHero = ({ crumbs, industry: { title, lead, illustration, alt } }: IndustryHeroProps) => (
  <div className={classNames('beside', styles.hero, groundClasses[readIllustration(illustration).ground])}>
    <div className={styles.say}>
      <Breadcrumb crumbs={crumbs} />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </div>
    <IllustrationImage name={illustration} alt={alt} loading="eager" className={styles.picture} />
  </div>
);
