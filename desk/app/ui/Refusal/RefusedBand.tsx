import { useEffect, useState } from 'react';
import type { RouteName } from '../../../contract/routes.ts';
import { Refused } from '../../api/request.ts';
import type { Act } from '../../api/use-act.ts';
import { clockTime } from '../../words/moments.ts';
import { refusalInWords } from '../../words/refusals.ts';
import { Band } from '../Band/Band.tsx';
import { Button } from '../Button/Button.tsx';

/** An act that was not done: what failed, what is safe, when it is tried again. */
export function ActRefused({
  act,
  safe = 'Your text is kept in this tab.',
}: {
  act: Pick<Act<RouteName>, 'refused' | 'retryAtMs' | 'tryNow' | 'isRunning'>;
  /** What is not lost. */
  safe?: string;
}) {
  const { refused, retryAtMs, tryNow } = act;
  if (!refused) return null;
  return (
    <Band tone="error" live acts={retryAtMs !== undefined && <Button onClick={tryNow}>Now</Button>}>
      <p>
        <b>Not saved:</b> {refusalInWords(refused.refusal)}. {safe}{' '}
        {retryAtMs !== undefined && <Countdown untilMs={retryAtMs} />}
      </p>
      <Technical refused={refused} />
    </Band>
  );
}

function Countdown({ untilMs }: { untilMs: number }) {
  const [leftMs, setLeft] = useState(untilMs - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(untilMs - Date.now()), 1000);
    return () => clearInterval(timer);
  }, [untilMs]);
  // Read once, not at every second.
  return <span aria-live="off">Trying again in {Math.max(0, Math.ceil(leftMs / 1000))} s.</span>;
}

/** Something that could not be shown. */
export function AnswerRefused({ refused, again }: { refused: Error; again: () => void }) {
  return (
    <Band tone="error" live acts={<Button onClick={again}>Again</Button>}>
      <p>
        <b>Not loaded:</b>{' '}
        {refused instanceof Refused ? refusalInWords(refused.refusal) : 'the answer cannot be read'}. Nothing
        is lost.
      </p>
      {refused instanceof Refused && <Technical refused={refused} />}
    </Band>
  );
}

function Technical({ refused }: { refused: Refused }) {
  return (
    <details>
      <summary>Details</summary>
      <p className="note">
        {refused.status === undefined ? 'No answer' : `Status ${refused.status}`}, {refused.refusal.code},{' '}
        {clockTime(refused.atMs)}
      </p>
    </details>
  );
}
