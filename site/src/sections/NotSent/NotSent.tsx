import type { PageOf } from '../../schemas/page.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './NotSent.module.css';

type NotSentProps = { page: PageOf<'not-sent-unavailable'> };

/** What a visitor reads whose form did not get through: what happened, and how to go on with the text that is kept. */
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
