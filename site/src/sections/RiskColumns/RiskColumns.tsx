import type { IllustrationName } from '../../../art/names.ts';
import { PlateImage } from '../../../art/PlateImage.tsx';
import type { Industry } from '../../schemas/industry.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './RiskColumns.module.css';

type Risks = Industry['risks'];

/** One petal of the framework heads each column. */
const columns: readonly { key: Exclude<keyof Risks, 'note'>; title: string; petal: IllustrationName }[] = [
  { key: 'cybersecurity', title: 'Cybersecurity', petal: 'petal-cybersecurity' },
  { key: 'privacy', title: 'Privacy', petal: 'petal-privacy' },
  { key: 'ethics', title: 'Ethics & Data', petal: 'petal-agile' },
];

/** What can go wrong, in three columns after the three petals. */
export function RiskColumns({ risks }: { risks: Risks }) {
  return (
    <Section id="risks" title="Security, Privacy & Ethics Risks" note={risks.note} layout="wide">
      <div className={styles.risks}>
        {columns.map(({ key, title, petal }) => (
          <section key={key}>
            <header>
              <h3>{title}</h3>
              <PlateImage name={petal} alt="" />
            </header>
            <ul>
              {risks[key].map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
