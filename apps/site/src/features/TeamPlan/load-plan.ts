import type { FunctionComponent } from 'react';
import type { PlanFile, PlanProps } from './Plan.tsx';

export type LoadedPlan = { Plan: FunctionComponent<PlanProps>; file: PlanFile };
let loading: Promise<LoadedPlan> | undefined;

export function loadPlan(path: string): Promise<LoadedPlan> {
  // The page build would follow the import.
  if (import.meta.env.SSR) throw new Error('The plan loads in the browser alone');
  loading ??= Promise.all([import('./Plan.tsx'), fetchFile(path)])
    .then(([{ Plan }, file]) => ({ Plan, file }))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

async function fetchFile(path: string): Promise<PlanFile> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.json();
}
