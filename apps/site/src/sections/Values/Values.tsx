import type { PageOf } from '../../schemas/page.ts';
import styles from './Values.module.css';

export const Values = ({ values }: { values: PageOf<'home'>['values'] }) => (
  <section className="ends" aria-label="Our values">
    <div className="wrap">
      <h2 className="hiddenVisually">Our values</h2>
      <ul className={`beside ${styles.values}`}>
        {values.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
