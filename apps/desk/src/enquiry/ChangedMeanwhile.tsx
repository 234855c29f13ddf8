import type { Enquiry } from '@vanda/desk-api/enquiry';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { useBootstrap } from '../api/use-bootstrap.ts';
import { formatTime } from '../messages/dates.ts';
import { actorName } from '../messages/names.ts';
import { Alert } from '../ui/Alert/Alert.tsx';

export function ChangedMeanwhile({ enquiry: { history } }: { enquiry: Enquiry }) {
  const { me } = useBootstrap();
  const [seen, setSeen] = useState(() => new Set(history.map(({ id }) => id)));
  const others = history.filter(({ id, by }) => !seen.has(id) && by?.kind === 'colleague' && by.id !== me.id);
  const last = others.at(-1);
  if (!last?.by) return null;
  const show = () => {
    setSeen(new Set(history.map(({ id }) => id)));
    document.getElementById('history')?.scrollIntoView({ block: 'center' });
  };
  return (
    <Alert live actions={<Button onClick={show}>Show the change</Button>}>
      <p>
        <b>
          {actorName(last.by)} changed this at {formatTime(last.atMs)}, while you had it open:
        </b>{' '}
        {others.map(({ words }) => words).join('; ')}. Your text is kept, nothing was overwritten.
      </p>
    </Alert>
  );
}
