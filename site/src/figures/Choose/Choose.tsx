import { Rich } from '../../ui/Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../../ui/SourceMarks/SourceMarks.tsx';
import styles from './Choose.module.css';
import { type Offer, OfferFacts } from './OfferFacts.tsx';

export type Branch = {
  /** What one hears, or the case one is in. */
  question: string;
  answer?: string | undefined;
  text: string;
  sources?: readonly CitedSource[] | undefined;
  /** The course that answers, with its length and price. */
  offer?: Offer | undefined;
};

type ChooseProps = {
  branches: readonly Branch[];
  /** Whether the questions are somebody's words, and stand in quotes. */
  isSpoken?: boolean;
};

/** Which one is for me: a cane with a leaf at each branch; the question, the answer, and what it takes. */
export function Choose({ branches, isSpoken = false }: ChooseProps) {
  const Question = isSpoken ? 'q' : 'b';
  return (
    <ul className={styles.choose}>
      {branches.map(({ question, answer, text, sources, offer }) => (
        <li key={question}>
          <Question className={styles.question}>
            <Rich text={question} />
          </Question>
          <p>
            {answer && (
              <b>
                <Rich text={answer} />
              </b>
            )}
            <span>
              <Rich text={text} />
              <SourceMarks sources={sources} />
            </span>
          </p>
          {offer && <OfferFacts offer={offer} />}
        </li>
      ))}
    </ul>
  );
}
