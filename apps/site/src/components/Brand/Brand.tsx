import { Illustration } from '../../illustrations/Illustration.tsx';
import styles from './Brand.module.css';

export function Brand({ name }: { name: string }) {
  return (
    <a className={styles.brand} href="/" aria-label={`${name}, home`}>
      <Illustration name="mark" />
      {name}
    </a>
  );
}
