import { type FunctionComponent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Section } from '../../components/Section/Section.tsx';
import type { TeamPlanCopy } from '../../schemas/team-plan.ts';
import { fetchOnce } from '../fetch-once.ts';
import { useLoaded } from '../use-loaded.ts';
import type { PlanFile, PlanProps } from './Plan.tsx';
import { planPrefix } from './plan-link.ts';
import { hasPresses, onPress, takePresses } from './presses.ts';
import styles from './TeamPlan.module.css';

type Loaded = { Plan: FunctionComponent<PlanProps>; file: PlanFile };

async function load(path: string): Promise<Loaded> {
  // The page build would follow the import.
  if (import.meta.env.SSR) throw new Error('The plan loads in the browser alone');
  const [{ Plan }, file] = await Promise.all([import('./Plan.tsx'), fetchOnce<PlanFile>(path)]);
  return { Plan, file };
}

type TeamPlanProps = { copy: Pick<TeamPlanCopy, 'title' | 'note' | 'failed'>; path: string };

export function TeamPlan({ copy: { title, note, failed }, path }: TeamPlanProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isFilled, setIsFilled] = useState(false);
  const { loaded, hasFailed, open } = useLoaded(() =>
    load(path).catch((error: unknown) => {
      takePresses();
      element.current?.scrollIntoView();
      throw error;
    }),
  );

  const openIfAsked = useEffectEvent(() => {
    if (!loaded && (hasPresses() || location.hash.startsWith(planPrefix))) open();
  });
  useEffect(() => {
    const onSign = () => openIfAsked();
    onSign();
    const endPresses = onPress(onSign);
    addEventListener('hashchange', onSign);
    return () => {
      endPresses();
      removeEventListener('hashchange', onSign);
    };
  }, []);

  return (
    <div
      ref={element}
      className={`scripted ${styles.plan}`}
      data-plan=""
      data-print={isFilled ? 'alone' : 'no'}
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
