import { classNames } from '../../components/class-names.ts';
import type { PageOf } from '../../schemas/page.ts';
import styles from './NotSent.module.css';

type NotSentProps = { page: PageOf<'not-sent-unavailable'> };

export function NotSent({ page: { title, lead, steps } }: NotSentProps) {
  return (
    <section className={classNames('tint', styles.section)}>
      <div className={classNames('wrap', styles.say)}>
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
}
