import { Icon } from '../../components/Icon/Icon.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import { routes } from '../../routing/routes.ts';
import type { Industry } from '../../schemas/industry.ts';
import styles from './IndustryWall.module.css';

type IndustryWallProps = {
  title: string;
  note: string;
  industries: readonly { id: string; data: Industry }[];
};

export function IndustryWall({ title, note, industries }: IndustryWallProps) {
  return (
    <Section
      id="industries"
      title={title}
      note={note}
      layout="wide"
      bleed={
        <ul className={styles.wall}>
          {industries.map(({ id, data }) => (
            <li key={id}>
              <a href={routes.application(id)}>
                <IllustrationImage name={data.illustration} alt="" />
                <div>
                  <h3>{data.shortTitle}</h3>
                  <Icon name="arrow" />
                  <p>{data.tileText}</p>
                </div>
              </a>
            </li>
          ))}
        </ul>
      }
    />
  );
}
