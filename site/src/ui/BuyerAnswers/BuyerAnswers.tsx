import type { BuyerAnswers as Answers } from '../../course/buyer-facts.ts';
import { inMarkdown } from '../../markdown-hints.ts';
import { contactPath } from '../../routes.ts';
import { AnswerList } from '../AnswerList/AnswerList.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { classNames } from '../class-names.ts';
import { Portrait } from '../Portrait/Portrait.tsx';
import { RefundBar } from '../RefundBar/RefundBar.tsx';
import { Rich } from '../Rich/Rich.tsx';
import styles from './BuyerAnswers.module.css';

type BuyerAnswersProps = {
  answers: Answers;
  /** What they are about, as a message to us names it. */
  subject: string;
  /** Hours within which the company replies. */
  replyWithinHours: number;
};

/** What buyers ask, answered: groups, whoever teaches, the terms of a cancellation; one line for what is missing. */
export function BuyerAnswers({ answers, subject, replyWithinHours }: BuyerAnswersProps) {
  const { trainers, refunds, moved, missing } = answers;
  const columns = columnsOf(answers);
  return (
    <div className={classNames(styles.answers, trainers.length > 0 && styles.peopled)}>
      {trainers.length > 0 && (
        <div className={styles.people}>
          {trainers.map(({ key, name, credential, line, photograph }) => (
            <div key={key}>
              <Portrait photograph={photograph} />
              <h3>{name}</h3>
              <p>{credential}</p>
              <p>
                <Rich text={line} />
              </p>
            </div>
          ))}
        </div>
      )}
      {(columns.length > 0 || refunds || moved) && (
        <div className={styles.columns}>
          {columns.map((groups) => (
            <div key={groups[0]?.title}>
              {groups.map(({ title, rows }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <AnswerList rows={rows} />
                </div>
              ))}
            </div>
          ))}
          {(refunds || moved) && (
            <div className={styles.cancel}>
              <h3>If you cancel, what comes back</h3>
              {refunds && <RefundBar refunds={refunds} />}
              {moved && <p>If we move or cancel the course: {moved}</p>}
            </div>
          )}
        </div>
      )}
      {missing.length > 0 && <NotYet {...{ missing, subject, replyWithinHours }} />}
    </div>
  );
}

/** Groups with rows, column by column; paper and money are one group while little is known. */
function columnsOf({ day, paper, money, isMostlyMissing }: Answers) {
  const named = [paper, money].filter(({ rows }) => rows.length > 0);
  const second =
    isMostlyMissing && named.length > 1
      ? [{ title: 'The paper and the money', rows: [...paper.rows, ...money.rows] }]
      : named;
  return [day.rows.length > 0 ? [day] : [], second].filter((groups) => groups.length > 0);
}

type NotYetProps = Omit<BuyerAnswersProps, 'answers'> & { missing: readonly string[] };

function NotYet({ missing, subject, replyWithinHours }: NotYetProps) {
  return (
    <div className={styles.notYet} data-print="no" {...inMarkdown('skip')}>
      <p>
        <b>Not published yet:</b> {missing.join(', ')}. Ask before you book; we answer within{' '}
        {replyWithinHours} hours.
      </p>
      <ButtonLink to={contactPath(`About ${subject}: ${missing.join(', ')}?`)}>Ask about these</ButtonLink>
    </div>
  );
}
