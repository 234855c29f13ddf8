import { Drawing } from '../Drawing/Drawing.tsx';
import evidence from '../evidence.module.css';
import styles from './Money.module.css';

/** One sum's share of the largest, in percent, as a thin bar under its words. */
export const MoneyBar = ({ share }: { share: number }) => (
  <Drawing height={8} className={styles.thin}>
    <rect width={`${share}%`} height={8} className={evidence.solid} />
  </Drawing>
);
