import { type ReactNode, useId } from 'react';
import styles from './Dates.module.css';

type OrderPanelProps = {
  title: string;
  steps: readonly (readonly [when: string, what: string])[];
  children?: ReactNode;
};

export function OrderPanel({ title, steps, children }: OrderPanelProps) {
  const id = useId();
  return (
    <section className={`card stack ${styles.panel}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol className="ruled">
        {steps.map(([when, what]) => (
          <li key={when}>
            <b>{when}</b>
            {what}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
