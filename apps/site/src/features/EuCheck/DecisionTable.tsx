import type { Rules } from '@vanda/eu-ai-act-rules/rules';
import styles from './EuCheck.module.css';

/** One example an answer: the check itself shows all. */
export const DecisionTable = ({ questions }: Pick<Rules, 'questions'>) => (
  <ol className={styles.table}>
    {questions.map(({ id, title, answers, none, why }) => (
      <li key={id}>
        <h3>{title}</h3>
        <ul>
          {answers.map((answer) => (
            <li key={answer.id}>
              <b>{answer.title}</b>
              {[
                answer.article && ` (${answer.article})`,
                answer.inside ? ` Yes: ${answer.inside[0]}.` : answer.outside && ` No: ${answer.outside[0]}.`,
              ]
                .filter(Boolean)
                .join('')}
            </li>
          ))}
          {none && <li>{none}</li>}
        </ul>
        {!answers.some(({ article }) => article) && <p className="note">{why.article}</p>}
      </li>
    ))}
  </ol>
);
