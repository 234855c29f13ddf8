import { doubtOf, none, unsure } from '@vanda/eu-ai-act-rules/answers';
import type { Question as QuestionOfRules } from '@vanda/eu-ai-act-rules/rules';
import { Button } from '@vanda/ui/Button.tsx';
import field from '@vanda/ui/Field.module.css';
import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { AnswerTile } from './AnswerTile.tsx';
import { Fold, isPhone } from './Fold.tsx';
import { Provision } from './Provision.tsx';
import styles from './Question.module.css';

type QuestionProps = {
  question: QuestionOfRules;
  chosen: readonly string[];
  turnoverEur: number | undefined;
  rulesNote: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onTick: (chosen: string[]) => void;
  onNext: (chosen: string[], turnoverEur?: number) => void;
  onBack: (() => void) | undefined;
};

/** Uncontrolled: needs a `key` per question. */
export function Question({
  question,
  chosen,
  turnoverEur,
  rulesNote,
  heading,
  onTick,
  onNext,
  onBack,
}: QuestionProps) {
  const [error, setError] = useState('');
  const tiles = useRef<HTMLFieldSetElement>(null);
  // Keys never go on by themselves (WCAG 3.2.2).
  const isPressed = useRef(false);
  const type = question.pick === 'one' ? 'radio' : 'checkbox';
  const goesOn = type === 'radio' && !question.asksTurnover && isPhone();
  const inputs = () => [...(tiles.current?.querySelectorAll('input') ?? [])];
  const checked = () => inputs().flatMap((input) => (input.checked ? [input.value] : []));

  const onChange = ({ target }: ChangeEvent<HTMLFieldSetElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    setError('');
    // “None of these” excludes other answers, and an answer the doubt about it.
    if (target.checked && type === 'checkbox') {
      for (const input of inputs()) {
        const isOther = [target.value, input.value].includes(none);
        const isDoubt = target.value === doubtOf(input.value) || input.value === doubtOf(target.value);
        if (input !== target && (isOther || isDoubt)) input.checked = false;
      }
    }
    onTick(checked());
    if (goesOn && isPressed.current) target.form?.requestSubmit();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = checked();
    if (answers.length === 0) {
      setError(type === 'radio' ? 'Choose one, or “Not sure”.' : 'Choose what holds, or “Not sure”.');
      tiles.current?.focus();
      return;
    }
    const digits = String(new FormData(event.currentTarget).get('turnover') ?? '').replace(/\D/g, '');
    onNext(answers, digits === '' ? undefined : Number(digits));
  };

  /** Number keys choose, except in a number field. */
  const onKeyDown = (event: KeyboardEvent) => {
    isPressed.current = false;
    const input = inputs().filter(({ id }) => !id.startsWith(`answer-${doubtOf('')}`))[Number(event.key) - 1];
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (!input || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.click();
    input.focus();
  };

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <h1 className={styles.title} id="check-title" tabIndex={-1} ref={heading}>
        {question.title}
      </h1>
      {question.help && <p className="soft">{question.help}</p>}
      {goesOn && (
        <p className="note" id="check-goes-on">
          A tap on an answer leads to the next question; Back returns.
        </p>
      )}
      <fieldset
        ref={tiles}
        className={styles.tiles}
        aria-labelledby="check-title"
        aria-describedby="check-goes-on check-error"
        tabIndex={-1}
        onChange={onChange}
        onPointerDown={() => {
          isPressed.current = true;
        }}
      >
        {question.answers.map((answer) => (
          <AnswerTile
            key={answer.id}
            type={type}
            answer={answer}
            isChosen={chosen.includes(answer.id)}
            doubt={
              type === 'checkbox'
                ? { id: doubtOf(answer.id), isChosen: chosen.includes(doubtOf(answer.id)) }
                : undefined
            }
          />
        ))}
        {question.none !== undefined && (
          <AnswerTile
            type={type}
            answer={{ id: none, title: question.none }}
            isChosen={chosen.includes(none)}
          />
        )}
        <AnswerTile
          type={type}
          answer={{
            id: unsure,
            title: type === 'radio' ? 'Not sure' : 'Not sure of those I did not tick',
            note: `${question.unsure} It becomes an open point in the result.`,
          }}
          isChosen={chosen.includes(unsure)}
          className={styles.unsure}
        />
      </fieldset>
      <p className={styles.error} id="check-error">
        {error}
      </p>
      {question.asksTurnover && (
        <div className={field.field}>
          <label htmlFor="check-turnover">Worldwide annual turnover in euros, if you like</label>
          <input
            id="check-turnover"
            name="turnover"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={turnoverEur}
          />
          <p className="note">With it the fine is a sum; without it, a formula.</p>
        </div>
      )}
      <Fold label="Why this is asked">
        <p className="small soft">
          {question.why.text} <Provision article={question.why.article} />
        </p>
      </Fold>
      <div className={`buttons ${styles.buttons}`}>
        <Button type="submit" variant="primary">
          Next question
        </Button>
        {onBack && <Button onClick={onBack}>Back</Button>}
      </div>
      <p className="note">{rulesNote}</p>
    </form>
  );
}

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

function leftInWords(left: number): string {
  if (left === 0) return 'The last one.';
  return `About ${numbers[left] ?? left} ${left === 1 ? 'is' : 'are'} left.`;
}

export const Progress = ({ place, left }: { place: number; left: number }) => (
  <>
    <div className={`flow ${styles.dots}`} aria-hidden="true">
      {Array.from({ length: place + left }, (_, i) => i + 1).map((dot) => (
        <span key={dot} className={dot < place ? styles.done : dot === place ? styles.now : undefined} />
      ))}
    </div>
    <p>
      <b>Question {place}.</b> <span className="soft">{leftInWords(left)}</span>
    </p>
  </>
);
