import { Icon } from '@vanda/ui/Icon.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import type { IllustrationName } from '../../illustrations/illustration-source.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import styles from './PromoBanner.module.css';

export type PromoSlide = {
  title: string;
  description: string;
  cta: string;
  to: string;
  badge?: 'FEATURED' | 'HOT' | undefined;
  illustration: IllustrationName;
};

/** Its script does without React, which would take 68 kB to move one class. */
export const PromoBanner = ({ slides }: { slides: readonly PromoSlide[] }) => (
  <section className={styles.section} aria-roledescription="carousel" aria-label="Highlights" data-print="no">
    <div className="wrap">
      <div className={styles.promo} data-banner="">
        <ul className={styles.strip} data-strip="">
          {slides.map(({ title, description, cta, to, badge, illustration }, i) => (
            <li
              key={title}
              className={styles.slide}
              aria-roledescription="slide"
              aria-label={`${i + 1} of ${slides.length}`}
              data-slide={title}
              data-near={i === 0 ? '' : undefined}
            >
              <div className={styles.say}>
                <p className={styles.top}>{badge && <span className={styles.badge}>{badge}</span>}</p>
                <h2>{title}</h2>
                <p className="lead">{description}</p>
                <ButtonLink to={to} variant="primary">
                  {cta}
                </ButtonLink>
              </div>
              <div className={styles.plate}>
                <IllustrationImage name={illustration} alt="" />
              </div>
            </li>
          ))}
        </ul>
        <div className={`flow ${styles.controls}`} data-controls="" {...inMarkdown('skip')}>
          {(['previous', 'next'] as const).map((step) => (
            <button
              key={step}
              type="button"
              className={`iconButton ${styles.step}`}
              data-do={step}
              aria-label={`${step === 'next' ? 'Next' : 'Previous'} slide`}
            >
              <Icon name={step === 'next' ? 'arrow' : 'back'} />
            </button>
          ))}
          <button type="button" className="iconButton" data-do="toggle" aria-label="Pause auto-play">
            <Icon name="pause" className={styles.pause} />
            <Icon name="play" className={styles.play} />
          </button>
          <span className={`note ${styles.auto}`}>
            <span className={styles.live} />
            <span data-mode="">Auto-play</span>
          </span>
          <span className={styles.dots}>
            {slides.map(({ title }, i) => (
              <button
                key={title}
                type="button"
                className="iconButton"
                data-show={i}
                aria-label={`Slide ${i + 1} of ${slides.length}`}
                aria-current={i === 0 ? 'true' : undefined}
              >
                <span />
              </button>
            ))}
          </span>
          <span className={`num ${styles.count}`} data-count="">
            1 / {slides.length}
          </span>
          <span className="hiddenVisually" role="status" data-announcement="" />
        </div>
      </div>
    </div>
  </section>
);
