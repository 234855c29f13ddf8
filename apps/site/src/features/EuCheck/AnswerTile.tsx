import { classNames } from '../../components/class-names.ts';
import { PhoneFold } from './Fold.tsx';
import { Provision } from './Provision.tsx';
import styles from './Question.module.css';

type AnswerTileProps = {
  type: 'radio' | 'checkbox';
  id: string;
  title: string;
  isChosen: boolean;
  article?: string | undefined;
  note?: string | undefined;
  inside?: readonly string[] | undefined;
  outside?: readonly string[] | undefined;
  className?: string | undefined;
  doubt?: { id: string; isChosen: boolean } | undefined;
};

export function AnswerTile({
  type,
  id,
  title,
  isChosen,
  article,
  note,
  inside,
  outside,
  className,
  doubt,
}: AnswerTileProps) {
  const hasExamples = inside !== undefined || outside !== undefined;
  const describedBy = classNames(
    (article ?? note) !== undefined && `about-${id}`,
    hasExamples && `examples-${id}`,
  );
  return (
    <div className={classNames(styles.tile, className)}>
      <input
        type={type}
        name="answer"
        value={id}
        id={`answer-${id}`}
        defaultChecked={isChosen}
        aria-describedby={describedBy}
      />
      <label htmlFor={`answer-${id}`} id={`answer-${id}-label`}>
        {title}
      </label>
      {((article ?? note) !== undefined || doubt) && (
        <div className={styles.reference}>
          {(article ?? note) !== undefined && (
            <span id={`about-${id}`}>{article === undefined ? note : <Provision article={article} />}</span>
          )}
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
          <PhoneFold label="Examples">
            <div id={`examples-${id}`}>
              {inside && <Example label="Yes, for example:" text={inside[0]} />}
              {outside && <Example label="No, just outside:" text={outside[0]} className={styles.outside} />}
            </div>
          </PhoneFold>
        </div>
      )}
    </div>
  );
}

type ExampleProps = { label: string; text: string | undefined; className?: string | undefined };

const Example = ({ label, text, className }: ExampleProps) => (
  <p className={className}>
    <b>{label}</b> {text}
  </p>
);
