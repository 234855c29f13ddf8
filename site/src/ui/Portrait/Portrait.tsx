import { useId } from 'react';
import styles from './Portrait.module.css';

/** A petal of the mark, letter by letter: every page has it in its head already, so it costs nothing. */
const petal = 'M0 0C19-22 63-23 67-62 70-84 47-100 12-100-23-100-54-84-57-62-61-23-18-22 0 0z';
const bust = 'M-96-10C-84-62-34-74-14-82V-98C-32-106-34-152 2-160 38-152 36-106 18-98V-82C42-74 84-62 98-10';
const folds = 'M-74-18C-64-54-36-66-2-68 36-66 66-54 78-18M-22-126C-20-142-10-150 2-150 16-150 25-142 26-126';

/** A photograph in the outline of a petal; contours in a dotted petal while there is none. The name stands beside it. */
export function Portrait({ photograph }: { photograph?: string | undefined }) {
  const id = useId();
  return (
    <svg className={styles.portrait} viewBox="-62 -104 134 108" aria-hidden="true">
      <clipPath id={id}>
        <path d={petal} />
      </clipPath>
      {photograph ? (
        <image
          href={`/people/${photograph}`}
          x={-62}
          y={-104}
          width={134}
          height={108}
          preserveAspectRatio="xMidYMid slice"
          clipPath={`url(#${id})`}
        />
      ) : (
        <>
          <path className={styles.missing} d={petal} />
          <g clipPath={`url(#${id})`}>
            <g transform="translate(4 2)scale(.58)">
              <path className={styles.contour} d={bust} />
              <path className={styles.fold} d={folds} />
            </g>
          </g>
        </>
      )}
    </svg>
  );
}
