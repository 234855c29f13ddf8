import { shortDate } from '@vanda/forms/day';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ActionRow } from '../../components/ButtonRow/ButtonRow.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CardGrid } from '../../components/CardGrid/CardGrid.tsx';
import { classNames } from '../../components/class-names.ts';
import { type FactFigure, FactsRow } from '../../components/FactsRow/FactsRow.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Photograph } from '../../features/Photograph/Photograph.tsx';
import { Illustration } from '../../illustrations/Illustration.tsx';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import type { IllustrationName } from '../../illustrations/illustration-source.ts';
import type { PageOf } from '../../schemas/page.ts';
import { type NextDay, namesPlace } from '../../topics/regulation/horizon/next-days.ts';
import { type Sample, SampleSheet } from '../SampleSheet/SampleSheet.tsx';
import styles from './Home.module.css';

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

const doorGrounds = ['warm', 'tint', 'dark'];

/** The button of the first door is the filled one, because its tool exists nowhere else. */
export const Doors = ({ doors }: { doors: PageOf<'home'>['doors'] }) => (
  <ul className={styles.doors}>
    {doors.map(({ title, text, link, illustration }, i) => (
      <li key={title} className={doorGrounds[i]}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <ButtonLink to={link.to} variant={i === 0 ? 'primary' : undefined}>
            {link.label}
          </ButtonLink>
        </div>
        <IllustrationImage name={illustration} alt="" />
      </li>
    ))}
  </ul>
);

export const Counts = ({ proof, facts }: { proof: string; facts: readonly FactFigure[] }) => (
  <section className={`dark spaced ${styles.counts}`}>
    <div className="wrap beside">
      <p className="lead">{proof}</p>
      <FactsRow facts={facts} />
    </div>
  </section>
);

type SamplesProps = { samples: PageOf<'home'>['samples']; sheets: readonly Sample[] };

export const Samples = ({ samples: { title, note }, sheets }: SamplesProps) => (
  <Section id="samples" title={title} note={note} layout="wide" ground="tint">
    <ul className={`thirds ${styles.samples}`}>
      {sheets.map((sheet) => (
        <li key={sheet.tool}>
          <SampleSheet {...sheet} />
        </li>
      ))}
    </ul>
  </Section>
);

export const NextLawDays = ({ days, next }: { days: PageOf<'home'>['days']; next: readonly NextDay[] }) => (
  <Section
    id="law"
    title={days.title}
    layout="wide"
    aside={
      <p>
        <MoreLink to={days.link.to} label={days.link.label} />
      </p>
    }
  >
    <ol className={styles.days}>
      {next.map(({ day, dateText, title, text, place, path }) => (
        <li key={`${day}${title}`} data-from="0000-01-01" data-until={day}>
          <a href={path}>
            <time dateTime={day} className="fig">
              {dateText ?? shortDate(day)}
            </time>
            <b>{title}</b> <span className="small">{text}</span>{' '}
            {!namesPlace({ title, place }) && <span className="note">{place}</span>}
          </a>
        </li>
      ))}
    </ol>
  </Section>
);

type CoreServicesProps = {
  core: PageOf<'home'>['core'];
  pictures: Readonly<Record<string, IllustrationName>>;
};

export const CoreServices = ({ core, pictures }: CoreServicesProps) => (
  <Section
    id="services"
    title={core.title}
    note={core.note}
    layout="wide"
    aside={
      <p>
        <MoreLink to={core.link.to} label={core.link.label} />
      </p>
    }
  >
    <CardGrid>
      {core.items.map(({ title, text, facts, to }) => (
        <Card
          key={to}
          title={title}
          text={text}
          picture={pictures[to]}
          facts={facts.map((value) => ({ value, isPrice: /SGD/.test(value) }))}
          link={{ label: 'Learn More', to }}
        />
      ))}
    </CardGrid>
  </Section>
);

type BookPromotionProps = { title: string; text: string; label: string; to: string } & Pick<
  ComponentProps<typeof Photograph>,
  'photo'
>;

export const BookPromotion = ({ title, text, label, to, photo }: BookPromotionProps) => (
  <section id="book" className="spaced">
    <div className="wrap">
      <div className={classNames('warm', 'corner', 'besideMedium', styles.book)}>
        <Photograph photo={photo} sizes="(min-width: 64rem) 34rem, (min-width: 40rem) 42vw, 100vw" />
        <div className={styles.bookSay}>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          <ButtonLink to={to}>{label}</ButtonLink>
        </div>
      </div>
    </div>
  </section>
);

export const Values = ({ values }: { values: PageOf<'home'>['values'] }) => (
  <section id="values" className="ends" aria-label="Our values">
    <div className="wrap">
      <h2 className="hiddenVisually">Our values</h2>
      <CardGrid>
        {values.map(({ title, text }) => (
          <Card key={title} title={title} text={text} />
        ))}
      </CardGrid>
    </div>
  </section>
);
