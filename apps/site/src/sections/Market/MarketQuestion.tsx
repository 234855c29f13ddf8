import { classNames } from '../../components/class-names.ts';
import { Rich } from '../../components/Rich/Rich.tsx';
import { type Cite, SourceMarks } from '../../components/SourceMarks/SourceMarks.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import type { MarketPage } from '../../schemas/market.ts';
import styles from './Market.module.css';

type MarketQuestionProps = { question: MarketPage['question']; cite: Cite };

export function MarketQuestion({ question, cite }: MarketQuestionProps) {
  const answers = [
    { name: 'Yes', ...question.yes },
    { name: 'No', ...question.no },
  ];
  return (
    <section className={classNames('wrap', styles.question)}>
      <h2>{question.text}</h2>
      <div className={classNames('beside', styles.answers)}>
        {answers.map(({ name, text, figure, isFinal, figureNote, basis, sources }) => (
          <div key={name}>
            <h3>{name}</h3>
            <p>
              <Rich text={text} />
            </p>
            <p className={styles.figure}>
              <Stat text={figure} isFinal={isFinal} /> <span className="small soft">{figureNote}</span>
            </p>
            <p className="note">
              {basis}
              <SourceMarks sources={cite(sources)} />
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
