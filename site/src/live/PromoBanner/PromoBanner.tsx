import type { IllustrationName } from '../../../art/names.ts';
import { PlateImage } from '../../../art/PlateImage.tsx';
import { inMarkdown } from '../../markdown-hints.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { marks } from './PromoBanner.marks.ts';
import styles from './PromoBanner.module.css';

export type PromoSlide = {
  title: string;
  description: string;
  cta: string;
  to: string;
  badge?: 'FEATURED' | 'HOT' | undefined;
  illustration: IllustrationName;
};

/**
 * The rotating banner. The slides are a strip that scrolls by touch and without script; PromoBanner.client.ts
 * drives it. It stays off React, which would cost 68 kB to move one class.
 */
export function PromoBanner({ slides }: { slides: readonly PromoSlide[] }) {
  return (
    <section
      className={styles.section}
      aria-roledescription="carousel"
      aria-label="Highlights"
      data-print="no"
    >
      <div className="wrap">
        <div className={styles.promo} {...{ [marks.banner]: '' }}>
          <ul className={styles.strip} {...{ [marks.strip]: '' }}>
            {slides.map(({ title, description, cta, to, badge, illustration }, i) => (
              <li
                key={title}
                className={styles.slide}
                aria-roledescription="slide"
                aria-label={`${i + 1} of ${slides.length}`}
                {...{ [marks.slide]: title, [marks.near]: i === 0 ? '' : undefined }}
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
                  <PlateImage name={illustration} alt="" />
                </div>
              </li>
            ))}
          </ul>
          <div className={styles.controls} data-controls="" {...inMarkdown('skip')}>
            <button
              type="button"
              className={styles.step}
              {...{ [marks.action]: 'previous' }}
              aria-label="Previous slide"
            >
              <Icon name="back" />
            </button>
            <button
              type="button"
              className={styles.step}
              {...{ [marks.action]: 'next' }}
              aria-label="Next slide"
            >
              <Icon name="arrow" />
            </button>
            <button
              type="button"
              className={styles.toggle}
              {...{ [marks.action]: 'toggle' }}
              aria-label="Pause auto-play"
            >
              <Icon name="pause" className={styles.pause} />
              <Icon name="play" className={styles.play} />
            </button>
            <span className={styles.auto}>
              <span className={styles.live} />
              <span {...{ [marks.mode]: '' }}>Auto-play</span>
            </span>
            <span className={styles.dots}>
              {slides.map(({ title }, i) => (
                <button
                  key={title}
                  type="button"
                  {...{ [marks.dot]: i }}
                  aria-label={`Slide ${i + 1} of ${slides.length}`}
                  aria-current={i === 0 ? 'true' : undefined}
                >
                  <span />
                </button>
              ))}
            </span>
            <span className={styles.count} {...{ [marks.count]: '' }}>
              1 / {slides.length}
            </span>
            <span className="hiddenVisually" role="status" {...{ [marks.announcement]: '' }} />
          </div>
        </div>
      </div>
    </section>
  );
}
