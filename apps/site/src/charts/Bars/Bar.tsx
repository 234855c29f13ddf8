import { Drawing } from '../Drawing/Drawing.tsx';
import evidence from '../evidence.module.css';
import styles from './bars.module.css';

export const Bar = ({ share }: { share: number }) => (
  <Drawing height={8} className={styles.bar}>
    <rect width={`${share}%`} height={8} className={evidence.solid} />
  </Drawing>
);
