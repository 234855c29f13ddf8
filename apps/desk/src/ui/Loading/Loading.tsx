import styles from './Loading.module.css';

export function Loading({
  rows = 8,
  message = 'Loading',
}: {
  rows?: number | undefined;
  message?: string | undefined;
}) {
  return (
    <div className={styles.frame} role="status">
      <span className="hiddenVisually">{message}</span>
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <div key={index} />
      ))}
    </div>
  );
}
