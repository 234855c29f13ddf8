import styles from './DemonstrationMark.module.css';

export function DemonstrationMark({ text }: { text: string }) {
  return (
    <p className={styles.mark} data-demonstration="">
      <span className="wrap">{text}</span>
    </p>
  );
}
