import styles from './Finder.module.css';
import { type Found, groupNames } from './finder-record.ts';

const petal = 'M0-16C2-32 22-44 24-68 25-88 16-102 1-102-15-102-25-88-24-68-22-44-2-32 0-16z';

type FinderProgressProps = { place: number; of: number; found: Found; hasAnswers: boolean };

export function FinderProgress({ place, of, found, hasAnswers }: FinderProgressProps) {
  const left = of - place;
  return (
    <div className={styles.progress}>
      <svg viewBox="-110 -110 220 220" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => i + 1).map((number) => (
          <path
            key={number}
            className={number < place ? styles.done : number === place ? styles.now : undefined}
            d={petal}
            transform={`rotate(${((number - 1) * 360) / of})`}
          />
        ))}
        <circle r="10" />
      </svg>
      <div>
        <p>
          <b>{`Question ${place} of at most ${of}.`}</b>{' '}
          <span className="soft">{left === 0 ? 'Last question.' : `At most ${left} left.`}</span>
        </p>
        {hasAnswers && (
          <dl className="ruled">
            {(['applies', 'customer', 'might', 'not'] as const).map((group) => (
              <div key={group} className="spread">
                <dt>{groupNames[group]}</dt>
                <dd className="num">{found[group].length}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
