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
  const { id, title, article, note, inside = [], outside = [] } = answer;
  const more = [...inside.slice(1), ...outside.slice(1)];
  const about = article === undefined ? note : <Provision article={article} />;
  const hasExamples = inside.length + outside.length > 0;
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
          {/* The first pair decides: it stays open on phones. */}
          <div className="halves" id={`examples-${id}`}>
            <Examples label="Yes:" items={inside.slice(0, 1)} />
            <Examples label="No:" items={outside.slice(0, 1)} isOutside />
          </div>
          {more.length > 0 && (
            <Fold label="More examples">
              <div className="halves">
                <Examples label="Yes:" items={inside.slice(1)} />
                <Examples label="No:" items={outside.slice(1)} isOutside />
              </div>
            </Fold>
          )}
        </div>
      )}
    </div>
  );
}

type ExamplesProps = { label: string; items: readonly string[]; isOutside?: boolean };

const Examples = ({ label, items, isOutside = false }: ExamplesProps) =>
  items.length > 0 && (
    <p className={isOutside ? styles.outside : undefined}>
      <b>{label}</b> <span>{items.join('; ')}</span>
    </p>
  );
