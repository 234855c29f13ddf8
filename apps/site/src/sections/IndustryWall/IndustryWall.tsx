import { Icon } from '@vanda/ui/Icon.tsx';
import { classNames } from '../../components/class-names.ts';
import { Section } from '../../components/Section/Section.tsx';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import { routes } from '../../routing/routes.ts';
import type { Industry } from '../../schemas/industry.ts';
import styles from './IndustryWall.module.css';

type IndustryTilesProps = {
  industries: readonly { id: string; data: Industry }[];
  isSliced?: boolean;
};
type IndustryWallProps = IndustryTilesProps & { title: string; note: string };

export function IndustryWall({ title, note, industries }: IndustryWallProps) {
  return (
    <Section
      id="industries"
      title={title}
      note={note}
      layout="wide"
      bleed={<IndustryTiles industries={industries} />}
    />
  );
}

export function IndustryTiles({ industries, isSliced = false }: IndustryTilesProps) {
  const Heading = isSliced ? 'h2' : 'h3';
  return (
    <ul className={classNames(styles.wall, isSliced && styles.slices)}>
      {industries.map(({ id, data }, i) => (
        <li key={id}>
          <a href={routes.application(id)}>
            <IllustrationImage
              name={data.illustration}
              alt=""
              loading={isSliced && i === 0 ? 'eager' : 'lazy'}
            />
            <div>
              <Heading>{data.shortTitle}</Heading>
              <Icon name="arrow" />
              <p>{data.tileText}</p>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
