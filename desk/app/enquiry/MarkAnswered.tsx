import { useState } from 'react';
import type { Enquiry } from '../../contract/enquiry.ts';
import { useAct, useCannotWrite } from '../api/use-act.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Panel } from '../ui/Panel/Panel.tsx';
import styles from './EnquiryScreen.module.css';
import { StaleOrRefused } from './StaleOrRefused.tsx';

const ways = [
  { how: 'telephone', words: 'By telephone' },
  { how: 'own-mail', words: 'From my mail program' },
  { how: 'in-person', words: 'In person' },
] as const;

/** For an answer that the desk did not send: it stops the clock, and says how. */
export function MarkAnswered({ enquiry: { reference, version, person } }: { enquiry: Enquiry }) {
  const [isOpen, setOpen] = useState(false);
  const cannotWrite = useCannotWrite();
  const mark = useAct('markAnswered', { onDone: () => setOpen(false) });
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-disabled={cannotWrite !== undefined}>
        Mark as answered …
      </Button>
      <Panel title={`How was ${person.name} answered?`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className="soft">This stops the clock. No mail goes out.</p>
        <StaleOrRefused act={mark} refresh={() => undefined} safe="Nothing was changed." />
        <div className={styles.buttons}>
          {ways.map(({ how, words }) => (
            <Button key={how} onClick={() => mark.press({ params: { reference }, body: { version, how } })}>
              {words}
            </Button>
          ))}
        </div>
      </Panel>
    </>
  );
}
