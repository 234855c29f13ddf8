import { useState } from 'react';
import type { RouteName } from '../../contract/routes.ts';
import { useNowMs } from '../api/server-clock.ts';
import type { Act } from '../api/use-act.ts';
import { Band } from '../ui/Band/Band.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { ActRefused } from '../ui/Refusal/RefusedBand.tsx';
import { actorInWords } from '../words/actors.ts';
import { clockTime } from '../words/moments.ts';

type StaleOrRefusedProps = {
  act: Pick<Act<RouteName>, 'refused' | 'retryAtMs' | 'tryNow' | 'isRunning'>;
  /** Reads the thing anew. */
  refresh: () => void;
  /** Does the act again on the version that is there now; offered where the other change touched other fields. */
  saveToo?: (version: number) => void;
  /** Names of what the act changes, as the service names them. */
  touches?: readonly string[];
  safe?: string;
};

/** An act that met somebody else's change, or was not done for another reason. Nothing was overwritten. */
export function StaleOrRefused({ act, refresh, saveToo, touches = [], safe }: StaleOrRefusedProps) {
  const [isShown, setShown] = useState(false);
  const nowMs = useNowMs();
  const refusal = act.refused?.refusal;
  if (refusal?.code !== 'stale') return <ActRefused act={act} {...(safe ? { safe } : {})} />;
  const last = refusal.changes.at(-1);
  const touched = refusal.changes.flatMap(({ fields }) => fields);
  const canSaveToo = saveToo !== undefined && !touches.some((name) => touched.includes(name));
  return (
    <Band
      live
      acts={
        <>
          <Button
            onClick={() => {
              setShown(true);
              refresh();
            }}
          >
            Show the change
          </Button>
          {canSaveToo && <Button onClick={() => saveToo(refusal.version)}>Save mine too</Button>}
        </>
      }
    >
      <p>
        <b>
          {last ? `${actorInWords(last.by)} changed this at ${clockTime(last.atMs)}` : 'This was changed'},
          while you had it open{last ? ': ' : '. '}
        </b>
        {last && `${last.words}. `}Your text is kept, nothing was overwritten.
      </p>
      {isShown && (
        <ul>
          {refusal.changes.map(({ version, by, atMs, words }) => (
            <li key={version}>
              {clockTime(Math.min(atMs, nowMs))}, {actorInWords(by)}: {words}
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}
