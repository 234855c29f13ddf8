import { useState } from 'react';
import type { Enquiry } from '../../contract/enquiry.ts';
import { useRoom } from '../api/use-room.ts';
import { Band } from '../ui/Band/Band.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { actorInWords } from '../words/actors.ts';
import { clockTime } from '../words/moments.ts';

/** Says when a colleague changed the enquiry while one had it open. What one was writing stays. */
export function ChangedMeanwhile({ enquiry: { history } }: { enquiry: Enquiry }) {
  const { me } = useRoom();
  const [seen, setSeen] = useState(() => new Set(history.map(({ id }) => id)));
  const others = history.filter(({ id, by }) => !seen.has(id) && by?.kind === 'colleague' && by.id !== me.id);
  const last = others.at(-1);
  if (!last?.by) return null;
  const show = () => {
    setSeen(new Set(history.map(({ id }) => id)));
    document.getElementById('history')?.scrollIntoView({ block: 'center' });
  };
  return (
    <Band live acts={<Button onClick={show}>Show the change</Button>}>
      <p>
        <b>
          {actorInWords(last.by)} changed this at {clockTime(last.atMs)}, while you had it open:
        </b>{' '}
        {others.map(({ words }) => words).join('; ')}. Your text is kept, nothing was overwritten.
      </p>
    </Band>
  );
}
