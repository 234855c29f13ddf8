import { BlockFrame } from '../../blocks/BlockFrame.tsx';
import type { BlockProps } from '../../blocks/block-props.ts';
import type { ReadinessTool } from '../../schemas/tool.ts';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { SteppedForm } from '../SteppedForm/SteppedForm.tsx';
import { fullPoints } from './ReadinessTool.state.ts';
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
