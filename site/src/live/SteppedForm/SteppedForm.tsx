import { shortDate } from '@vanda/enquiry/day';
import type { ReactNode } from 'react';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { MoreLink } from '../../ui/MoreLink/MoreLink.tsx';
import { Rich } from '../../ui/Rich/Rich.tsx';
import { marks } from './SteppedForm.marks.ts';
import styles from './SteppedForm.module.css';

export type StepQuestion = {
  id: string;
  title: string;
  help?: string | undefined;
  /** What is scored by this question. */
  area?: string;
  choices: readonly { id: string; label: string; points?: number }[];
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
 * Questions that a script asks one by one (SteppedForm.client.ts). Without it the questions, the rule behind each
 * answer and all results stand as a list to read.
 */
export function SteppedForm(props: SteppedFormProps) {
  const { tool, disclaimer, reviewedOn, questions, results, contactService, groundsTitle, children } = props;
  return (
    <div className={styles.tool} {...{ [marks.tool]: tool }}>
      <p className="note">
        {disclaimer} Rules reviewed {shortDate(reviewedOn)}.
      </p>
      <form className={styles.form} {...{ [marks.form]: '' }}>
        {questions.map((question, i) => (
          <Step key={question.id} question={question} count={`Question ${i + 1} of ${questions.length}`} />
        ))}
        <div className={styles.buttons} {...{ [marks.buttons]: '' }} hidden>
          <Button {...{ [marks.back]: '' }}>Back</Button>
          <Button type="submit" variant="primary" {...{ [marks.next]: '' }}>
            Next
          </Button>
        </div>
      </form>
      <div className={styles.results}>
        <h3 className={styles.reading}>How to read your answers</h3>
        {Object.entries(results).map(([id, { title, text, link }]) => (
          <section key={id} {...{ [marks.result]: id }} tabIndex={-1} aria-label={title}>
            <h3>{title}</h3>
            <p>
              <Rich text={text} />
            </p>
            <MoreLink to={link.to} label={link.label} size="small" />
          </section>
        ))}
        <div {...{ [marks.verdict]: '' }} hidden>
          {children}
          <h4 {...{ [marks.groundsTitle]: '' }}>{groundsTitle}</h4>
          <ul className={styles.grounds} {...{ [marks.grounds]: '' }} />
          <h4>Your answers</h4>
          <ol className={styles.answers} {...{ [marks.answers]: '' }} />
          <div className={styles.buttons} data-print="no">
            <ButtonLink
              to={`${routes.contact}?service=${encodeURIComponent(contactService)}`}
              variant="primary"
              {...{ [marks.contact]: '' }}
            >
              Ask us about this
            </ButtonLink>
            <Button {...{ [marks.print]: '' }}>Print this result</Button>
            <Button {...{ [marks.restart]: '' }}>Start again</Button>
          </div>
        </div>
      </div>
    </div>
  );
}

function Step({ question, count }: { question: StepQuestion; count: string }) {
  const { id, title, help, area, choices, step } = question;
  return (
    <fieldset
      {...{
        [marks.question]: '',
        [marks.area]: area,
      }}
    >
      <legend>
        <span className="note">{count}</span>
        <span className={styles.title} {...{ [marks.title]: '' }}>
          {title}
        </span>
      </legend>
      {help && <p className="note">{help}</p>}
      {choices.map(({ id: value, label, points }) => (
        <div key={value} className={styles.choice} {...{ [marks.choice]: '' }}>
          <label>
            <input type="radio" name={id} value={value} {...{ [marks.points]: points }} required />
            <span>{label}</span>
          </label>
        </div>
      ))}
      {step && (
        <p className={styles.step} {...{ [marks.step]: '' }}>
          {step}
        </p>
      )}
    </fieldset>
  );
}
