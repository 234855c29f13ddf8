import type { ReadinessTool as ReadinessContent } from '../../schemas/tool.ts';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { SteppedForm } from '../SteppedForm/SteppedForm.tsx';
import { marks, together } from './ReadinessTool.marks.ts';
import styles from './ReadinessTool.module.css';
import { fullPoints } from './ReadinessTool.state.ts';

/** "Are we ready?": ten questions with the same three answers, a score by area, the steps that are left. */
export function ReadinessTool({ tool }: { tool: ReadinessContent }) {
  const choices = tool.answers.map((answer, i) => ({ ...answer, points: fullPoints - i }));
  return (
    <SteppedForm
      tool="readiness"
      groundsTitle="Next steps"
      {...tool}
      questions={tool.questions.map(({ notApplicable, ...question }) => ({
        ...question,
        choices: notApplicable
          ? [...choices, { id: 'not-applicable', label: `Not applicable: ${notApplicable}` }]
          : choices,
      }))}
    >
      <dl className={styles.score}>
        {tool.areas.map(({ id, title }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd className="num" {...{ [marks.score]: id }}>
              0%
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <b>Together</b>
          </dt>
          <dd>
            <Figure text="0%" isFinal {...{ [marks.score]: together }} />
          </dd>
        </div>
      </dl>
    </SteppedForm>
  );
}
