import styles from './Question.module.css';

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

function leftInWords(left: number): string {
  if (left === 0) return 'The last one.';
  return `About ${numbers[left] ?? left} ${left === 1 ? 'is' : 'are'} left.`;
}

export function Progress({ place, left }: { place: number; left: number }) {
  return (
    <>
      <div className={styles.dots} aria-hidden="true">
        {Array.from({ length: place + left }, (_, i) => i + 1).map((dot) => (
          <span key={dot} className={dot < place ? styles.done : dot === place ? styles.now : undefined} />
        ))}
      </div>
      <p>
        <b>Question {place}.</b> <span className="soft">{leftInWords(left)}</span>
      </p>
    </>
  );
}
