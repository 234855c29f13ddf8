import styles from './Kbd.module.css';

export const Kbd = ({ children }: { children: string }) => <kbd className={styles.kbd}>{children}</kbd>;
