import { Figure } from '../../components/Figure/Figure.tsx';
import { SteppedForm } from '../../components/SteppedForm/SteppedForm.tsx';
import { fullPoints } from '../../lib/readiness.ts';
import type { ReadinessTool } from '../../schemas/tool.ts';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './ReadinessToolBlock.module.css';

/** "Are we ready?": ten questions with the same three answers, a score by area, the steps that are left. */
export function ReadinessToolBlock({ block, context, tool }: BlockProps<'tool'> & { tool: ReadinessTool }) {
  const choices = tool.answers.map((answer, i) => ({ ...answer, points: fullPoints - i }));
  return (
    <BlockFrame block={block} context={context}>
      <SteppedForm
        tool="readiness"
        groundsTitle="Next steps"
        {...tool}
        questions={tool.questions.map((question) => ({ ...question, choices }))}
      >
        <dl className={styles.score}>
          {tool.areas.map(({ id, title }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd className="num" data-score={id}>
                0%
              </dd>
            </div>
          ))}
          <div>
            <dt>
              <b>Together</b>
            </dt>
            <dd data-score="all">
              <Figure text="0%" isFinal />
            </dd>
          </div>
        </dl>
      </SteppedForm>
    </BlockFrame>
  );
}
