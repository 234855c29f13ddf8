import { ActionRow } from '../../components/ButtonRow/ButtonRow.tsx';
import { classNames } from '../../components/class-names.ts';
import { Illustration } from '../../illustrations/Illustration.tsx';
import type { PageOf } from '../../schemas/page.ts';
import styles from './HomeHero.module.css';

export const HomeHero = ({ page }: { page: PageOf<'home'> }) => (
  <section className={`tint ${styles.hero}`}>
    <div className={classNames('wrap', styles.columns)}>
      <div className={styles.say}>
        <h1>{page.title}</h1>
        <p className="lead">{page.lead}</p>
        <ActionRow actions={page.actions} />
        <nav aria-label="On this page" className={`flow ${styles.contents}`}>
          {page.contents.map(({ label, section }) => (
            <a key={section} href={`#${section}`}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </div>
    <div className={styles.sky}>
      <Illustration name="hero-skyline" className={styles.skyline} />
      <div className={styles.harbour}>
        <Illustration name="hero-water" />
      </div>
      <Illustration name="hero-orchid" label={page.heroLabel} className={styles.orchid} />
    </div>
    <div className={styles.caption}>
      <div className="wrap">
        <p className="note">{page.heroCaption}</p>
      </div>
    </div>
  </section>
);
