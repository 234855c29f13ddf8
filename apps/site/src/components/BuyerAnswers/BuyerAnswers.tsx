import type { BuyerAnswers as Answers } from '../../topics/course/buyer-facts.ts';
import { AnswerList } from '../AnswerList/AnswerList.tsx';
import { classNames } from '../class-names.ts';
import { Portrait } from '../Portrait/Portrait.tsx';
import { Rich } from '../Rich/Rich.tsx';
import styles from './BuyerAnswers.module.css';

export const BuyerAnswers = ({ answers: { groups, trainers } }: { answers: Answers }) => (
  <div className={classNames('beside', styles.answers, trainers.length > 0 && styles.peopled)}>
    {trainers.length > 0 && (
      <div className={classNames('warm', 'corner', styles.people)}>
        {trainers.map(({ key, name, credential, line, photo }) => (
          <div key={key}>
            {photo && <Portrait photo={photo} />}
            <h3>{name}</h3>
            <p className="small">{credential}</p>
            <p className="small">
              <Rich text={line} />
            </p>
          </div>
        ))}
      </div>
    )}
    <div className={classNames('beside', styles.columns)}>
      {groups.map(({ title, rows }) => (
        <div key={title}>
          {groups.length > 1 && <h3 className="underlined">{title}</h3>}
          <AnswerList rows={rows} />
        </div>
      ))}
    </div>
  </div>
);
