import { Illustration } from '../../illustrations/Illustration.tsx';
import styles from './Brand.module.css';

export const Brand = ({ name }: { name: string }) => (
  <a className={styles.brand} href="/" aria-label={`${name}, home`}>
    <Illustration name="mark" />
    {name}
  </a>
);
