import { Illustration } from '../../../art/Illustration.tsx';
import styles from './Brand.module.css';

/** Mark and name, leading home. */
export function Brand({ name }: { name: string }) {
  return (
    <a className={styles.brand} href="/" aria-label={`${name}, home`}>
      <Illustration name="mark" />
      {name}
    </a>
  );
}
