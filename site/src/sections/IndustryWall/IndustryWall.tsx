import type { IllustrationName } from '../../../art/names.ts';
import { PlateImage } from '../../../art/PlateImage.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './IndustryWall.module.css';

type Tile = { name: string; text: string; to: string; illustration: IllustrationName };
type IndustryWallProps = { title: string; note: string; tiles: readonly Tile[] };

/** Industries edge to edge: rows on small screens, two and three across on larger ones. */
export function IndustryWall({ title, note, tiles }: IndustryWallProps) {
  return (
    <Section
      id="industries"
      title={title}
      note={note}
      layout="wide"
      bleed={
        <ul className={styles.wall}>
          {tiles.map(({ name, text, to, illustration }) => (
            <li key={to}>
              <a href={to}>
                <PlateImage name={illustration} alt="" />
                <div>
                  <h3>{name}</h3>
                  <Icon name="arrow" />
                  <p>{text}</p>
                </div>
              </a>
            </li>
          ))}
        </ul>
      }
    />
  );
}
