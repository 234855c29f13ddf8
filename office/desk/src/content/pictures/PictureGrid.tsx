import type { ResponseOf } from '@vanda/desk-api/routes';
import { type ReactNode, useState } from 'react';
import { TextField } from '../../ui/form.tsx';
import { Empty } from '../../ui/screen.tsx';
import styles from './pictures.module.css';

export type Picture = ResponseOf<'pictures'>['pictures'][number];

/** Such as “Card drawer” for `card-drawer`. */
export function pictureName({ kind, name, alt }: Pick<Picture, 'kind' | 'name' | 'alt'>): string {
  if (kind === 'photograph' && alt) return alt;
  const text = name.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type PictureGridProps = { pictures: readonly Picture[]; caption: (picture: Picture) => ReactNode };

export function PictureGrid({ pictures, caption }: PictureGridProps) {
  const [word, setWord] = useState('');
  const found = pictures.filter((picture) =>
    `${picture.name} ${pictureName(picture)}`.toLowerCase().includes(word.trim().toLowerCase()),
  );
  return (
    <>
      <TextField label="What it shows" value={word} onChange={({ target }) => setWord(target.value)} />
      {found.length === 0 ? (
        <Empty sentence={word ? `No picture of “${word}”.` : 'No picture yet.'} />
      ) : (
        <ul className={styles.grid}>
          {found.map((picture) => (
            <li key={`${picture.kind} ${picture.name}`}>
              <Thumbnail picture={picture} />
              {caption(picture)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export const Thumbnail = ({ picture: { kind, address } }: { picture: Picture }) => (
  <picture>
    {kind === 'drawing' && <source media="(prefers-color-scheme: dark)" srcSet={`${address}?theme=dark`} />}
    <img src={address} alt="" loading="lazy" width="160" height="120" />
  </picture>
);
