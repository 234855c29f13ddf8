import type { Rules } from '../../law/eu-check/rules.ts';
import styles from './EuCheck.module.css';

/** All questions in order, closed until somebody wants one: the whole check without a script. */
export function DecisionTable({ questions }: Pick<Rules, 'questions'>) {
  return (
    <ol className={styles.table}>
      {questions.map(({ id, title, answers, none, why, unsure }) => (
        <li key={id}>
          <details>
            <summary>{title}</summary>
            <ul>
              {answers.map((answer) => (
                <li key={answer.id}>
                  <b>{answer.title}</b>
                  {answer.article && ` (${answer.article})`}
                  {answer.inside && ` Yes: ${answer.inside.join('; ')}.`}
                  {answer.outside && ` No: ${answer.outside.join('; ')}.`}
                </li>
              ))}
              {none && <li>{none}</li>}
            </ul>
            <p className="note">
              {why.article}. Not sure: {unsure}
            </p>
          </details>
        </li>
      ))}
    </ol>
  );
}
