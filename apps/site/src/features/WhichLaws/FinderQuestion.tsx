import type { Answers } from '@vanda/eu-ai-act-rules/answers';
import { evaluate, no } from '@vanda/eu-ai-act-rules/conditions';
import { Button } from '@vanda/ui/Button.tsx';
import type { RefObject } from 'react';
import { classNames } from '../../components/class-names.ts';
import {
  type Finder,
  type FinderQuestion as QuestionOfFinder,
  readFinder,
} from '../../topics/regulation/which-laws/find-laws.ts';
import { Question } from '../EuCheck/Question.tsx';
import styles from './Finder.module.css';
import { type Found, groupNames } from './finder-record.ts';

type FinderQuestionProps = {
  question: QuestionOfFinder;
  answers: Answers;
  finder: Finder;
  heading: RefObject<HTMLHeadingElement | null>;
  onNext: (chosen: readonly string[]) => void;
  onBack: (() => void) | undefined;
  onResult: (() => void) | undefined;
};

export function FinderQuestion({
  question,
  answers,
  finder,
  heading,
  onNext,
  onBack,
  onResult,
}: FinderQuestionProps) {
  const { of } = readFinder(finder, answers);
  const isFirst = question === finder.questions[0];
  return (
    <div className={styles.form}>
      <Question
        key={question.id}
        question={{
          ...question,
          help: question.help ?? 'Tick all that hold.',
          answers: question.answers.filter(({ when }) => when === undefined || evaluate(when, of) !== no),
          unsure: isFirst ? undefined : 'It stays open, and becomes a question in the result.',
          lacking: isFirst
            ? 'Choose one market at least, or “Elsewhere”.'
            : 'Choose an answer, or “Not sure”.',
        }}
        chosen={answers[question.id] ?? []}
        Heading="h2"
        heading={heading}
        tilesClass={classNames('halves', isFirst && styles.many)}
        onNext={onNext}
        onBack={onBack}
      >
        {onResult && (
          <p>
            <Button onClick={onResult}>See the result so far</Button>
          </p>
        )}
      </Question>
    </div>
  );
}

const petal = 'M0-16C2-32 22-44 24-68 25-88 16-102 1-102-15-102-25-88-24-68-22-44-2-32 0-16z';

type FinderProgressProps = { place: number; of: number; found: Found; hasAnswers: boolean };

export function FinderProgress({ place, of, found, hasAnswers }: FinderProgressProps) {
  const left = of - place;
  return (
    <div className={styles.progress}>
      <svg viewBox="-110 -110 220 220" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => i + 1).map((number) => (
          <path
            key={number}
            className={number < place ? styles.done : number === place ? styles.now : undefined}
            d={petal}
            transform={`rotate(${((number - 1) * 360) / of})`}
          />
        ))}
        <circle r="10" />
      </svg>
      <div>
        <p>
          <b>{`Question ${place} of ${of}.`}</b>{' '}
          <span className="soft">{left === 0 ? 'The last one.' : `${left} left.`}</span>
        </p>
        {hasAnswers && (
          <dl className="ruled">
            {(['applies', 'customer', 'might', 'not'] as const).map((group) => (
              <div key={group} className="spread">
                <dt>{groupNames[group]}</dt>
                <dd className="num">{found[group].length}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
