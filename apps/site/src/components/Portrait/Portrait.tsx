import { useId } from 'react';
import type { Photo } from '../../schemas/parts/fields.ts';
import styles from './Portrait.module.css';

/** The same path as in the page's head, so it compresses to nothing. */
const petal = 'M0 0C19-22 63-23 67-62 70-84 47-100 12-100-23-100-54-84-57-62-61-23-18-22 0 0z';
const third = (percent: number) => (percent < 34 ? 'Min' : percent > 66 ? 'Max' : 'Mid');

export function Portrait({ photo: { file, alt, focus = { x: 50, y: 50 } } }: { photo: Photo }) {
  const id = useId();
  return (
    <svg className={styles.portrait} viewBox="-62 -104 134 108" role="img" aria-label={alt}>
      <clipPath id={id}>
        <path d={petal} />
      </clipPath>
      <image
        href={file}
        x={-62}
        y={-104}
        width={134}
        height={108}
        preserveAspectRatio={`x${third(focus.x)}Y${third(focus.y)} slice`}
        clipPath={`url(#${id})`}
      />
      <path className={styles.outline} d={petal} />
    </svg>
  );
}
