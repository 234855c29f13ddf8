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

  const tile = (id: string, title: string, note?: string, className?: string) => (
    <AnswerTile
      key={id}
      type="checkbox"
      id={id}
      title={title}
      isChosen={chosen.includes(id)}
      note={note}
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
        className={classNames(styles.tiles, isFirst && styles.many)}
        aria-labelledby="finder-question"
        aria-describedby="finder-error"
        onChange={onChange}
      >
        {shown.map(({ id, title, note }) => tile(id, title, note))}
        {question.none && tile(none, question.none)}
        {!isFirst &&
          tile(
            unsure,
            'Not sure',
            'It stays open, and becomes a question in the result.',
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
