import { classNames } from '../../components/class-names.ts';
import { Section } from '../../components/Section/Section.tsx';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import type { IllustrationName } from '../../illustrations/illustration-source.ts';
import type { Industry } from '../../schemas/industry.ts';
import styles from './RiskColumns.module.css';

type Risks = Industry['risks'];

const columns: readonly { key: Exclude<keyof Risks, 'note'>; title: string; petal: IllustrationName }[] = [
  { key: 'cybersecurity', title: 'Cybersecurity', petal: 'petal-cybersecurity' },
  { key: 'privacy', title: 'Privacy', petal: 'petal-privacy' },
  { key: 'ethics', title: 'Ethics & Data', petal: 'petal-agile' },
];

export const RiskColumns = ({ risks }: { risks: Risks }) => (
  <Section id="risks" title="Security, Privacy & Ethics Risks" note={risks.note} layout="wide">
    <div className={classNames('thirds', styles.risks)}>
      {columns.map(({ key, title, petal }) => (
        <section key={key}>
          <header className="underlined">
            <h3>{title}</h3>
            <IllustrationImage name={petal} alt="" />
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
