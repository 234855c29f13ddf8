import styles from './Loading.module.css';

/** For the first 200 milliseconds nothing; then hairlines where the rows will stand. */
export function Loading({ rows = 8, words = 'Loading' }: { rows?: number; words?: string }) {
  return (
    <div className={styles.frame} role="status">
      <span className="hiddenVisually">{words}</span>
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <div key={index} />
      ))}
    </div>
  );
}
