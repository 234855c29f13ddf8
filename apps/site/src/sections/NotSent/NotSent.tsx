import { classNames } from '../../components/class-names.ts';
import type { PageOf } from '../../schemas/page.ts';
import frame from '../NotFound/NotFound.module.css';
import styles from './NotSent.module.css';

export const NotSent = ({ page: { title, lead, steps } }: { page: PageOf<'not-sent-unavailable'> }) => (
  <section className={classNames('tint', frame.section)}>
    <div className={classNames('wrap', frame.say, styles.steps)}>
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
