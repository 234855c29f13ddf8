import { toIsoDay } from '@vanda/forms/day';
import { Button } from '@vanda/ui/Button.tsx';
import evidence from '../../charts/evidence.module.css';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { Rich } from '../../components/Rich/Rich.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { halfPetal, petal } from '../../illustrations/petal.ts';
import { contactServicePath } from '../../routing/routes.ts';
import type { ReadinessTool as ReadinessContent } from '../../schemas/tool.ts';
import { reviewText } from '../../text/review-age.ts';
import styles from './ReadinessTool.module.css';
import { fullPoints } from './ReadinessTool.state.ts';

export function ReadinessTool({ tool, now }: { tool: ReadinessContent; now: Date }) {
  const { disclaimer, reviewedOn, questions, results, contactService } = tool;
  return (
    <div className={styles.tool} data-tool="readiness" data-unready="">
      <p className="note">
        {disclaimer} {reviewText(reviewedOn, toIsoDay(now), 'Rules reviewed')}.
      </p>
      <form className={`above ${styles.form}`} data-questions="">
        {questions.map((question, i) => (
          <Question
            key={question.id}
            question={question}
            answers={tool.answers}
            count={`Question ${i + 1} of ${questions.length}`}
          />
        ))}
        <div className="buttons above">
          <Button data-back="" hidden>
            Back
          </Button>
          <Button type="submit" variant="primary" data-next="">
            Next
          </Button>
        </div>
      </form>
      <div className={`above ${styles.results}`}>
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
        <div data-verdict="" hidden>
          <h4 data-grounds-title="">Next steps</h4>
          <ul className={`ruled ${styles.grounds}`} data-grounds="" />
          <h4>Your answers</h4>
          <ol className={`ruled small ${styles.answers}`} data-answers="" />
          <div className="buttons above" data-print="no">
            <ButtonLink to={contactServicePath(contactService)} variant="primary" data-contact="">
              Ask us about this
            </ButtonLink>
            <Button data-print-result="">Print this result</Button>
            <Button data-restart="">Start again</Button>
          </div>
        </div>
      </div>
      <div className={styles.beside}>
        <Score tool={tool} />
      </div>
    </div>
  );
}

type QuestionProps = {
  question: ReadinessContent['questions'][number];
  answers: ReadinessContent['answers'];
  count: string;
};

function Question({ question, answers, count }: QuestionProps) {
  const { id, title, area, notApplicable, step } = question;
  const choices: { id: string; label: string; points?: number }[] = [
    ...answers.map((answer, i) => ({ ...answer, points: fullPoints - i })),
    ...(notApplicable ? [{ id: 'not-applicable', label: `Not applicable: ${notApplicable}` }] : []),
  ];
  return (
    <fieldset data-question="" data-area={area}>
      <legend>
        <span className="note">{count}</span>
        <span className={styles.title} data-title="">
          {title}
        </span>
      </legend>
      {choices.map(({ id: value, label, points }) => (
        <div key={value} className={styles.choice}>
          <label>
            <input type="radio" name={id} value={value} data-points={points} required />
            <span>{label}</span>
          </label>
        </div>
      ))}
      <p className={styles.step} data-step="">
        {step}
      </p>
    </fieldset>
  );
}

const Score = ({ tool: { areas, questions } }: { tool: ReadinessContent }) => (
  <dl className={`above ledger ${styles.score}`}>
    {areas.map(({ id, title }) => (
      <div key={id}>
        <dt>
          {title}
          <div className={styles.petals}>
            {questions
              .filter(({ area }) => area === id)
              .map((question) => (
                <svg key={question.id} viewBox="-14 -23 28 25" data-petal={question.id} aria-hidden="true">
                  <path className={evidence.dotted} d={petal} />
                  <path className={evidence.solid} d={halfPetal} />
                  <path className={evidence.solid} d={petal} />
                </svg>
              ))}
          </div>
        </dt>
        <dd className="num" data-score={id}>
          0
        </dd>
      </div>
    ))}
    <div>
      <dt>
        <b>Together</b>
      </dt>
      <dd>
        <Stat text="0" data-score="overall" />
      </dd>
    </div>
  </dl>
);
