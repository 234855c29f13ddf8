import { type GivenAnswer, plural } from './check-messages.ts';
import { Fold, isPhone } from './Fold.tsx';
import styles from './Question.module.css';

type GivenAnswersProps = {
  given: readonly Pick<GivenAnswer, 'id' | 'short' | 'text' | 'isOpen'>[];
  onChange: (id: string) => void;
};

const firstOnPhones = 7;

export function GivenAnswers({ given, onChange }: GivenAnswersProps) {
  const list = (some: typeof given) => (
    <dl className={`listed small ${styles.answers}`}>
      {some.map(({ id, short, text, isOpen }) => (
        <div key={id}>
          <dt className={isOpen ? styles.open : undefined}>{short}</dt>
          <dd>{text}</dd>
          <dd className={styles.change}>
            <button
              type="button"
              className="asLink"
              aria-label={`Change: ${short}`}
              onClick={() => onChange(id)}
            >
              Change
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
  const rest = given.slice(firstOnPhones);
  if (rest.length === 0 || !isPhone()) return list(given);
  return (
    <>
      {list(given.slice(0, firstOnPhones))}
      <Fold label={plural(rest.length, 'more answer')}>{list(rest)}</Fold>
    </>
  );
}
