import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import type { PageOf } from '../../schemas/page.ts';
import styles from './ServiceIndex.module.css';

export const ServiceIndex = ({ core }: { core: PageOf<'home'>['core'] }) => (
  <Section
    id="services"
    title={core.title}
    note={core.note}
    aside={
      <p>
        <MoreLink to={core.link.to} label={core.link.label} />
      </p>
    }
  >
    <ul className={styles.index}>
      {core.items.map(({ title, text, facts, to, illustration }) => (
        <li key={to}>
          <a href={to}>
            <IllustrationImage name={illustration} alt="" />
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={`small soft ${styles.facts}`}>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          </a>
        </li>
      ))}
    </ul>
  </Section>
);
