import { useId } from 'react';
import styles from './Portrait.module.css';

/** A petal of the mark, letter by letter: every page has it in its head already, so it costs nothing. */
const petal = 'M0 0C19-22 63-23 67-62 70-84 47-100 12-100-23-100-54-84-57-62-61-23-18-22 0 0z';
const bust = 'M-42-32C-31-40-13-42-4-46V-55C-15-59-16-86 5-91 26-86 25-59 14-55V-46C24-42 39-40 48-32';
const fold = 'M-7-71C-6-80-1-85 5-85 12-85 17-80 17-71';

/** A photograph in the outline of a petal; contours in a dotted petal while there is none. The name stands beside it. */
export function Portrait({ photograph }: { photograph?: string | undefined }) {
  const id = useId();
  return (
    <svg className={styles.portrait} viewBox="-62 -104 134 108" aria-hidden="true">
      {photograph ? (
        <>
          <clipPath id={id}>
            <path d={petal} />
          </clipPath>
          <image
            href={`/people/${photograph}`}
            x={-62}
            y={-104}
            width={134}
            height={108}
            preserveAspectRatio="xMidYMid slice"
            clipPath={`url(#${id})`}
          />
        </>
      ) : (
        <>
          <path className={styles.missing} d={petal} />
          <path className={styles.contour} d={bust} />
          <path className={styles.fold} d={fold} />
        </>
      )}
    </svg>
  );
}
