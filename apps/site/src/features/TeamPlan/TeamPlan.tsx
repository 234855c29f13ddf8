import { useEffect, useRef, useState } from 'react';
import { Section } from '../../components/Section/Section.tsx';
import type { TeamPlanCopy } from '../../schemas/team-plan.ts';
import { type LoadedPlan, loadPlan } from './load-plan.ts';
import { planPrefix } from './plan-link.ts';
import { hasPresses, onPress, takePresses } from './presses.ts';
import styles from './TeamPlan.module.css';

type TeamPlanProps = {
  copy: Pick<TeamPlanCopy, 'title' | 'note' | 'failed'>;
  path: string;
};

export function TeamPlan({ copy: { title, note, failed }, path }: TeamPlanProps) {
  const element = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<LoadedPlan>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isFilled, setIsFilled] = useState(false);

  useEffect(() => {
    const open = () => {
      if (!hasPresses() && !location.hash.startsWith(planPrefix)) return;
      loadPlan(path).then(
        (plan) => {
          setHasFailed(false);
          setLoaded(plan);
        },
        () => {
          takePresses();
          setHasFailed(true);
          element.current?.scrollIntoView();
        },
      );
    };
    open();
    const endPresses = onPress(open);
    addEventListener('hashchange', open);
    return () => {
      endPresses();
      removeEventListener('hashchange', open);
    };
  }, [path]);

  return (
    <div
      ref={element}
      className={styles.plan}
      data-plan=""
      data-filled={isFilled || undefined}
      data-print={isFilled ? undefined : 'no'}
    >
      <Section id="plan" title={title} note={note} layout="wide" ground="tint">
        {!loaded && (
          <p className="note" role="status">
            {hasFailed && failed}
          </p>
        )}
        {loaded && <loaded.Plan {...loaded.file} onFilled={setIsFilled} />}
      </Section>
    </div>
  );
}
