import { type ReactNode, useEffect } from 'react';
import { Brand } from '../ui/Brand/Brand.tsx';
import { leaveScreen } from '../ui/focus.ts';
import styles from './SignIn.module.css';

type SignInLayoutProps = {
  title: readonly [string, string];
  lead: string;
  notes: Record<string, string>;
  message?: string | undefined;
  children: ReactNode;
};

export function SignInLayout({ title, lead, notes, message, children }: SignInLayoutProps) {
  useEffect(leaveScreen, []);
  return (
    <div className="frame">
      <header className={styles.top}>
        <Brand />
      </header>
      <main className={`beside ${styles.main}`}>
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
        <dl className="ruled">
          {Object.entries(notes).map(([question, advice]) => (
            <div key={question}>
              <dt>
                <b>{question}</b>
              </dt>
              <dd className="soft">{advice}</dd>
            </div>
          ))}
        </dl>
      </main>
      <footer className={`flow apart note ${styles.foot}`}>
        <span>
          You are signed out after 30 minutes in which you do nothing, and after 12 hours in any case.
        </span>
        <span>{location.host}</span>
      </footer>
    </div>
  );
}
