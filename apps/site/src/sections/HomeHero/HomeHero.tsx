import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ButtonRow } from '../../components/ButtonRow/ButtonRow.tsx';
import { classNames } from '../../components/class-names.ts';
import { Illustration } from '../../illustrations/Illustration.tsx';
import type { HomePage } from '../../schemas/page.ts';
import styles from './HomeHero.module.css';

export function HomeHero({ page }: { page: HomePage }) {
  return (
    <section className={styles.hero}>
      <div className={classNames('wrap', styles.columns)}>
        <div className={styles.say}>
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
          <ButtonRow>
            {page.actions.map(({ label, to }, i) => (
              <ButtonLink key={to} to={to} variant={i === 0 ? 'primary' : undefined}>
                {label}
              </ButtonLink>
            ))}
          </ButtonRow>
          <nav aria-label="On this page" className={styles.contents}>
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
}
