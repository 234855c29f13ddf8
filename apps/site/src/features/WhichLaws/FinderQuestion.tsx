import { type Answers, none, unsure } from '@vanda/eu-ai-act-rules/answers';
import { evaluate, no } from '@vanda/eu-ai-act-rules/conditions';
import { Button } from '@vanda/ui/Button.tsx';
import { type FormEvent, type RefObject, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import {
  type Finder,
  type FinderQuestion as Question,
  readFinder,
} from '../../topics/regulation/which-laws/find-laws.ts';
import { AnswerTile } from '../EuCheck/AnswerTile.tsx';
import questionStyles from '../EuCheck/Question.module.css';
import styles from './Finder.module.css';
import { type Found, groupNames } from './finder-record.ts';

type FinderQuestionProps = {
  question: Question;
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
  const [error, setError] = useState<string>();
  const { of } = readFinder(finder, answers);
  const shown = question.answers.filter(({ when }) => when === undefined || evaluate(when, of) !== no);
  const chosen = answers[question.id] ?? [];
  const isFirst = question === finder.questions[0];

  const onChange = ({ target, currentTarget }: FormEvent<HTMLFieldSetElement>) => {
    setError(undefined);
    const { value, checked } = target as HTMLInputElement;
    if (!checked) return;
    // "None" and the others exclude each other.
    for (const input of currentTarget.querySelectorAll('input'))
      if (input.value !== value && (value === none || input.value === none)) input.checked = false;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).getAll('answer').map(String);
    if (given.length > 0) return onNext(given);
    setError(isFirst ? 'Choose one market at least, or “Elsewhere”.' : 'Choose an answer, or “Not sure”.');
    event.currentTarget.querySelector('input')?.focus();
  };

  const tile = (answer: { id: string; title: string; note?: string | undefined }, className?: string) => (
    <AnswerTile
      key={answer.id}
      type="checkbox"
      answer={answer}
      isChosen={chosen.includes(answer.id)}
      className={className}
    />
  );
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <h2 id="finder-question" tabIndex={-1} ref={heading}>
        {question.title}
      </h2>
      <p className="soft">{question.help ?? 'Tick all that hold.'}</p>
      <fieldset
        className={classNames('halves', styles.tiles, isFirst && styles.many)}
        aria-labelledby="finder-question"
        aria-describedby="finder-error"
        onChange={onChange}
      >
        {shown.map((answer) => tile(answer))}
        {question.none && tile({ id: none, title: question.none })}
        {!isFirst &&
          tile(
            {
              id: unsure,
              title: 'Not sure',
              note: 'It stays open, and becomes a question in the result.',
            },
            questionStyles.unsure,
          )}
      </fieldset>
      <p className={questionStyles.error} id="finder-error" role="alert">
        {error}
      </p>
      <p className="buttons">
        <Button type="submit" variant="primary">
          Next
        </Button>
        {onBack && <Button onClick={onBack}>Back</Button>}
        {onResult && <Button onClick={onResult}>See the result so far</Button>}
      </p>
    </form>
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
          <dl>
            {(['applies', 'customer', 'might', 'not'] as const).map((group) => (
              <div key={group}>
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
