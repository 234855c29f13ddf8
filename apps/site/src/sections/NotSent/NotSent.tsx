import { classNames } from '../../components/class-names.ts';
import type { PageOf } from '../../schemas/page.ts';
import styles from '../NotFound/NotFound.module.css';

export const NotSent = ({ page: { title, lead, steps } }: { page: PageOf<'not-sent-unavailable'> }) => (
  <section className={classNames('tint', styles.section)}>
    <div className={classNames('wrap', styles.say, styles.steps)}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  </section>
);
