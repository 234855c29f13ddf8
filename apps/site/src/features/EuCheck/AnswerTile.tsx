import type { Answer } from '@vanda/eu-ai-act-rules/rules';
import { classNames } from '../../components/class-names.ts';
import { Fold } from '../../components/Fold/Fold.tsx';
import { Provision } from './Provision.tsx';
import styles from './Question.module.css';

export type TileAnswer = Pick<Answer, 'id' | 'title'> & Partial<Answer> & { note?: string | undefined };

type AnswerTileProps = {
  type: 'radio' | 'checkbox';
  answer: TileAnswer;
  isChosen: boolean;
  className?: string | undefined;
  doubt?: { id: string; isChosen: boolean } | undefined;
};

export function AnswerTile({ type, answer, isChosen, className, doubt }: AnswerTileProps) {
  const { id, title, article, note, inside, outside } = answer;
  const about = article === undefined ? note : <Provision article={article} />;
  const hasExamples = inside !== undefined || outside !== undefined;
  const describedBy = classNames(about && `about-${id}`, hasExamples && `examples-${id}`);
  return (
    <div className={classNames('tile', styles.tile, className)}>
      <input
        type={type}
        name="answer"
        value={id}
        id={`answer-${id}`}
        defaultChecked={isChosen}
        aria-describedby={describedBy}
      />
      <label className="stretched" htmlFor={`answer-${id}`} id={`answer-${id}-label`}>
        {title}
      </label>
      {(about || doubt) && (
        <div className={`note spread ${styles.reference}`}>
          {about && <span id={`about-${id}`}>{about}</span>}
          {doubt && (
            <span className={styles.doubt}>
              <input
                type="checkbox"
                name="answer"
                value={doubt.id}
                id={`answer-${doubt.id}`}
                defaultChecked={doubt.isChosen}
                aria-describedby={`answer-${id}-label`}
              />
              <label htmlFor={`answer-${doubt.id}`}>Not sure</label>
            </span>
          )}
        </div>
      )}
      {hasExamples && (
        <div className={styles.examples}>
          <Fold label="Examples">
            <div className="halves" id={`examples-${id}`}>
              {inside && (
                <p>
                  <b>Yes, for example:</b> {inside[0]}
                </p>
              )}
              {outside && (
                <p className={styles.outside}>
                  <b>No, just outside:</b> {outside[0]}
                </p>
              )}
            </div>
          </Fold>
        </div>
      )}
    </div>
  );
}
