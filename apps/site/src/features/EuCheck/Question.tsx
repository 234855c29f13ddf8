import { doubtOf, none, unsure } from '@vanda/eu-ai-act-rules/answers';
import type { Question as QuestionOfRules } from '@vanda/eu-ai-act-rules/rules';
import { readNumber } from '@vanda/forms/clean';
import { Button } from '@vanda/ui/Button.tsx';
import field from '@vanda/ui/Field.module.css';
import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../components/class-names.ts';
import { Fold } from '../../components/Fold/Fold.tsx';
import { AnswerTile, type TileAnswer } from './AnswerTile.tsx';
import { Provision } from './Provision.tsx';
import styles from './Question.module.css';

/** The width in the stylesheets. */
const isPhone = () => matchMedia('(max-width: 39.99rem)').matches;

/** `pick: several` offers a doubt beside each answer, `one` a single answer; without it, each answer is a tick. */
export type ShownQuestion = Pick<QuestionOfRules, 'id' | 'title' | 'help' | 'none'> &
  Partial<Pick<QuestionOfRules, 'pick' | 'why' | 'asksTurnover'>> & {
    answers: readonly TileAnswer[];
    /** Explains the result of “not sure”; absent where it is no answer. */
    unsure?: string | undefined;
    /** Shown where nothing is chosen. */
    lacking: string;
  };

type QuestionProps = {
  question: ShownQuestion;
  chosen: readonly string[];
  turnoverEur?: number | undefined;
  Heading: 'h1' | 'h2';
  heading: RefObject<HTMLHeadingElement | null>;
  tilesClass?: string | undefined;
  onTick?: (chosen: string[]) => void;
  onNext: (chosen: string[], turnoverEur?: number) => void;
  onBack: (() => void) | undefined;
  children: ReactNode;
};

/** The fields are uncontrolled, so each question needs a `key`. */
export function Question({
  question,
  chosen,
  turnoverEur,
  Heading,
  heading,
  tilesClass,
  onTick,
  onNext,
  onBack,
  children,
}: QuestionProps) {
  const [error, setError] = useState('');
  const tiles = useRef<HTMLFieldSetElement>(null);
  // A key never moves to the next question by itself (WCAG 3.2.2).
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
    onTick?.(checked());
    if (goesOn && isPressed.current) target.form?.requestSubmit();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = checked();
    if (answers.length === 0) {
      setError(question.lacking);
      tiles.current?.focus();
      return;
    }
    const turnover = readNumber(String(new FormData(event.currentTarget).get('turnover') ?? ''));
    onNext(answers, turnover === undefined || turnover < 0 ? undefined : Math.round(turnover));
  };

  /** Number keys choose an answer, except in a number field. */
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
      <Heading className={styles.title} id="question" tabIndex={-1} ref={heading}>
        {question.title}
      </Heading>
      {question.help && <p className="soft">{question.help}</p>}
      {goesOn && (
        <p className="note above" id="question-goes-on">
          A tap on an answer leads to the next question; Back returns.
        </p>
      )}
      <fieldset
        ref={tiles}
        className={classNames(styles.tiles, tilesClass)}
        aria-labelledby="question"
        aria-describedby="question-goes-on question-error"
        tabIndex={-1}
        onChange={onChange}
        onPointerDown={() => {
          isPressed.current = true;
        }}
      >
        {error && (
          <p className={`across ${styles.error}`} id="question-error">
            {error}
          </p>
        )}
        {question.answers.map((answer) => (
          <AnswerTile
            key={answer.id}
            type={type}
            answer={answer}
            isChosen={chosen.includes(answer.id)}
            doubt={
              question.pick === 'several'
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
        {question.unsure !== undefined && (
          <AnswerTile
            type={type}
            answer={{
              id: unsure,
              title: question.pick === 'several' ? 'Not sure of those I did not tick' : 'Not sure',
              note: question.unsure,
            }}
            isChosen={chosen.includes(unsure)}
            className={styles.unsure}
          />
        )}
      </fieldset>
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
      {question.why && (
        <Fold label="Why this is asked" isOnPhonesOnly={false}>
          <p className="small soft">
            <span>{question.why.text}</span> <Provision article={question.why.article} />
          </p>
        </Fold>
      )}
      <div className={`buttons ${styles.buttons}`}>
        <Button type="submit" variant="primary">
          Next question
        </Button>
        {onBack && <Button onClick={onBack}>Back</Button>}
      </div>
      {children}
    </form>
  );
}

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

function leftInWords(left: number): string {
  if (left === 0) return 'Last question.';
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
      <b>{`Question ${place}.`}</b> <span className="soft">{leftInWords(left)}</span>
    </p>
  </>
);
