import { FoldAfter } from '../../components/Fold/Fold.tsx';
import type { GivenAnswer } from './check-messages.ts';
import styles from './Question.module.css';

type GivenAnswersProps = {
  given: readonly Pick<GivenAnswer, 'id' | 'short' | 'text' | 'isOpen'>[];
  onChange: (id: string) => void;
};

const firstOnPhones = 7;

export const GivenAnswers = ({ given, onChange }: GivenAnswersProps) => (
  <FoldAfter items={given} first={firstOnPhones} most={firstOnPhones + 1} label="more answers">
    {(some) => (
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
    )}
  </FoldAfter>
);
