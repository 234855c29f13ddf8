import { shortDate } from '@vanda/enquiry/day';
import type { ReactNode } from 'react';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { MoreLink } from '../../ui/MoreLink/MoreLink.tsx';
import { Rich } from '../../ui/Rich/Rich.tsx';
import styles from './SteppedForm.module.css';

export type StepQuestion = {
  id: string;
  title: string;
  help?: string | undefined;
  /** Asked only where an earlier answer names a listed use. */
  isOnlyIfListed?: boolean;
  /** What is scored by this question. */
  area?: string;
  choices: readonly { id: string; label: string; points?: number; rules?: ReactNode }[];
  /** What to do where the answer is not the best one. */
  step?: string;
};
type StepResult = { title: string; text: string; link: { label: string; to: string } };

type SteppedFormProps = {
  /** Name by which the page's script finds it. */
  tool: string;
  disclaimer: string;
  /** ISO day on which the rules were last held against the law. */
  reviewedOn: string;
  questions: readonly StepQuestion[];
  results: Readonly<Record<string, StepResult>>;
  /** Choice of the contact form that the link in the result brings along. */
  contactService: string;
  /** Heading over the grounds or steps of a result. */
  groundsTitle: string;
  /** In the result, before the grounds: the score. */
  children?: ReactNode;
};

/**
 * Questions that a script asks one by one (enhance/stepped-tool.ts). Without it the questions, the rule behind each
 * answer and all results stand as a list to read.
 */
export function SteppedForm(props: SteppedFormProps) {
  const { tool, disclaimer, reviewedOn, questions, results, contactService, groundsTitle, children } = props;
  return (
    <div className={styles.tool} data-tool={tool}>
      <p className="note">
        {disclaimer} Rules reviewed {shortDate(reviewedOn)}.
      </p>
      <form className={styles.form}>
        {questions.map((question, i) => (
          <Step key={question.id} question={question} count={`Question ${i + 1} of ${questions.length}`} />
        ))}
        <div className={styles.buttons} data-buttons hidden>
          <Button data-back>Back</Button>
          <Button type="submit" variant="primary">
            Next
          </Button>
        </div>
      </form>
      <div className={styles.results}>
        <h3 className={styles.reading}>How to read your answers</h3>
        {Object.entries(results).map(([id, { title, text, link }]) => (
          <section key={id} data-result={id} tabIndex={-1} aria-label={title}>
            <h3>{title}</h3>
            <p>
              <Rich text={text} />
            </p>
            <MoreLink to={link.to} label={link.label} size="small" />
          </section>
        ))}
        <div data-verdict hidden>
          {children}
          <h4>{groundsTitle}</h4>
          <ul className={styles.grounds} data-grounds />
          <h4>Your answers</h4>
          <ol className={styles.answers} data-answers />
          <div className={styles.buttons} data-print="no">
            <ButtonLink
              to={`${routes.contact}?service=${encodeURIComponent(contactService)}`}
              variant="primary"
            >
              Ask us about this
            </ButtonLink>
            <Button data-print-result>Print this result</Button>
            <Button data-restart>Start again</Button>
          </div>
        </div>
        <p className="hiddenVisually" role="status" data-status />
      </div>
    </div>
  );
}

function Step({ question, count }: { question: StepQuestion; count: string }) {
  const { id, title, help, isOnlyIfListed, area, choices, step } = question;
  return (
    <fieldset data-asked-if={isOnlyIfListed ? 'listed' : undefined} data-area={area}>
      <legend>
        <span className="note">{count}</span>
        <span className={styles.title}>{title}</span>
      </legend>
      {help && <p className="note">{help}</p>}
      {choices.map(({ id: value, label, points, rules }) => (
        <div key={value} className={styles.choice} data-choice>
          <label>
            <input type="radio" name={id} value={value} data-points={points} required />
            <span>{label}</span>
          </label>
          {rules && <ul className={styles.rules}>{rules}</ul>}
        </div>
      ))}
      {step && (
        <p className={styles.step} data-step>
          {step}
        </p>
      )}
    </fieldset>
  );
}
