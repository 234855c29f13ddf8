import styles from './Kbd.module.css';

/** A key as it is printed on a keyboard. The words beside it say what it does. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
