import type { ReactNode } from 'react';
import { Mark } from '../drawings/Mark/Mark.tsx';
import styles from './SignIn.module.css';

export type EntranceNote = { question: string; advice: ReactNode };

type EntranceProps = {
  /** In two lines. */
  title: readonly [string, string];
  lead: string;
  notes: EntranceNote[];
  message?: string | undefined;
  children: ReactNode;
};

/** The page before the desk: one heading, one act, and what to do when it fails. */
export function Entrance({ title, lead, notes, message, children }: EntranceProps) {
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <span className={styles.brand}>
          <Mark />
          Vanda <span>desk</span>
        </span>
      </header>
      <main className={styles.main}>
        <div>
          <h1>
            {title[0]} <br />
            {title[1]}
          </h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          {message && (
            <p className={styles.message} role="status">
              <b>{message}</b>
            </p>
          )}
          {children}
        </div>
        <dl className={styles.notes}>
          {notes.map(({ question, advice }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd className="soft">{advice}</dd>
            </div>
          ))}
        </dl>
      </main>
      <footer className={styles.foot}>
        <span>You are signed out after 30 minutes without a key, and after 12 hours in any case.</span>
        <span>{location.host}</span>
      </footer>
    </div>
  );
}
