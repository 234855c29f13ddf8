import styles from './DemonstrationMark.module.css';

export const DemonstrationMark = ({ text }: { text: string }) => (
  <p className={styles.mark} data-demonstration="">
    <span className="wrap">{text}</span>
  </p>
);
