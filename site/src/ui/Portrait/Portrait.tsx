import { useId } from 'react';
import styles from './Portrait.module.css';

const petal = 'M0 0C4-40 104-50 107-108 112-148 72-176 12-178-46-178-94-148-98-108-102-46-2-40 0 0z';
const bust = 'M-96-10C-84-62-34-74-14-82V-98C-32-106-34-152 2-160 38-152 36-106 18-98V-82C42-74 84-62 98-10';
const folds = 'M-74-18C-64-54-36-66-2-68 36-66 66-54 78-18M-22-126C-20-142-10-150 2-150 16-150 25-142 26-126';

/** A photograph in the outline of a petal; contours in a dotted petal while there is none. The name stands beside it. */
export function Portrait({ photograph }: { photograph?: string | undefined }) {
  const id = useId();
  return (
    <svg className={styles.portrait} viewBox="-110 -186 226 190" aria-hidden="true">
      <clipPath id={id}>
        <path d={petal} />
      </clipPath>
      {photograph ? (
        <image
          href={`/people/${photograph}`}
          x={-110}
          y={-186}
          width={226}
          height={190}
          preserveAspectRatio="xMidYMid slice"
          clipPath={`url(#${id})`}
        />
      ) : (
        <>
          <path className={styles.missing} d={petal} />
          <g clipPath={`url(#${id})`}>
            <path className={styles.contour} transform="translate(4 2)" d={bust} />
            <path className={styles.fold} transform="translate(4 2)" d={folds} />
          </g>
        </>
      )}
    </svg>
  );
}
