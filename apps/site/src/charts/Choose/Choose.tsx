import { Rich } from '../../components/Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../../components/SourceMarks/SourceMarks.tsx';
import type { Course } from '../../schemas/course.ts';
import { durationText, priceParts } from '../../topics/course/course-facts.ts';
import { LengthGlyph } from '../LengthGlyph/LengthGlyph.tsx';
import styles from './Choose.module.css';

export type Branch = {
  question: string;
  answer?: string | undefined;
  text: string;
  sources?: readonly CitedSource[] | undefined;
  offer?: Offer | undefined;
};

export function Choose({ branches, isSpoken = false }: { branches: readonly Branch[]; isSpoken?: boolean }) {
  const Question = isSpoken ? 'q' : 'b';
  return (
    <ul className={styles.choose}>
      {branches.map(({ question, answer, text, sources, offer }) => (
        <li key={question} className="beside">
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

export type Offer = Pick<Course, 'priceSgd' | 'pricePer' | 'durationDays' | 'durationWeeks'>;

export function OfferFacts({ offer }: { offer: Offer }) {
  const price = priceParts(offer);
  return (
    <p className={styles.offer}>
      {price && <b className="num">{price.amount}</b>}
      <span className="small soft">
        <LengthGlyph course={offer} />
        {durationText(offer)}
      </span>
    </p>
  );
}
