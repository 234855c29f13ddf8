import { PlateImage } from '../../../art/PlateImage.tsx';
import type { HomePage } from '../../schemas/page.ts';
import { MoreLink } from '../../ui/MoreLink/MoreLink.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './ServiceIndex.module.css';

/** The four core services as rows: picture, name, sentence, facts. The whole row is the link. */
export function ServiceIndex({ core }: { core: HomePage['core'] }) {
  return (
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
              <PlateImage name={illustration} alt="" />
              <h3>{title}</h3>
              <p>{text}</p>
              <p className={styles.facts}>
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
}
