import styles from './DemonstrationMark.module.css';

export const DemonstrationMark = ({ text }: { text: string }) => (
  <div className={`warm ${styles.mark}`} data-demonstration="">
    <p className="wrap small">{text}</p>
  </div>
);
