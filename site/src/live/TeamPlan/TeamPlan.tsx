import type { TeamPlanWords } from '../../schemas/team-plan.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { marks } from './TeamPlan.marks.ts';
import styles from './TeamPlan.module.css';

type TeamPlanProps = {
  words: Pick<TeamPlanWords, 'title' | 'note' | 'failed' | 'table'>;
  /** Address of words and conditions. */
  path: string;
};

/**
 * The plan for a team, empty: one line above the comparison, whose rows have the buttons. The first of them that is
 * pressed, or a link to a plan, loads the rest. Without a script nothing of it shows.
 */
export function TeamPlan({ words: { title, note, failed, table }, path }: TeamPlanProps) {
  return (
    <div
      className={styles.plan}
      data-print="no"
      {...{ [marks.plan]: path, [marks.failed]: failed, [marks.addName]: table.addName }}
    >
      <Section id="plan" title={title} note={note} layout="wide" ground="tint">
        <div {...{ [marks.stage]: '' }} />
        <p className="note" role="status" {...{ [marks.status]: '' }} />
      </Section>
    </div>
  );
}
