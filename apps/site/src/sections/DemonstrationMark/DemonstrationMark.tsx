import styles from './DemonstrationMark.module.css';

export const DemonstrationMark = ({ text }: { text: string }) => (
  <div className={styles.mark} data-demonstration="">
    <p className="wrap small">{text}</p>
  </div>
);
