import { type FunctionComponent, useEffect, useRef, useState } from 'react';
import { Section } from '../../components/Section/Section.tsx';
import type { TeamPlanCopy } from '../../schemas/team-plan.ts';
import type { PlanFile, PlanProps } from './Plan.tsx';
import { planPrefix } from './plan-link.ts';
import { hasPresses, onPress, takePresses } from './presses.ts';
import styles from './TeamPlan.module.css';

type Loaded = { Plan: FunctionComponent<PlanProps>; file: PlanFile };
let loading: Promise<Loaded> | undefined;

/** Once; after a failure the next call tries again. */
function loadOnce(path: string): Promise<Loaded> {
  loading ??= load(path).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(path: string): Promise<Loaded> {
  // The page build would follow the import.
  if (import.meta.env.SSR) throw new Error('The plan loads in the browser alone');
  const [{ Plan }, response] = await Promise.all([import('./Plan.tsx'), fetch(path)]);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return { Plan, file: await response.json() };
}

type TeamPlanProps = {
  copy: Pick<TeamPlanCopy, 'title' | 'note' | 'failed'>;
  path: string;
};

export function TeamPlan({ copy: { title, note, failed }, path }: TeamPlanProps) {
  const element = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isFilled, setIsFilled] = useState(false);

  useEffect(() => {
    const open = () => {
      if (!hasPresses() && !location.hash.startsWith(planPrefix)) return;
      loadOnce(path).then(
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
    <div ref={element} className={styles.plan} data-plan="" data-print={isFilled ? 'alone' : 'no'}>
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
