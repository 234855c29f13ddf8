import type { Enquiry } from '@vanda/desk-api/enquiry';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { useCommand } from '../api/use-command.ts';
import { WriteButton } from '../ui/Button/WriteButton.tsx';
import { CommandConflict } from '../ui/Failure/CommandConflict.tsx';
import { Buttons } from '../ui/Form/Form.tsx';
import { Panel } from '../ui/Panel/Panel.tsx';

const ways = [
  { how: 'telephone', words: 'By telephone' },
  { how: 'own-mail', words: 'From my mail program' },
  { how: 'in-person', words: 'In person' },
] as const;

export function MarkAnswered({ enquiry: { reference, version, person } }: { enquiry: Enquiry }) {
  const [isOpen, setOpen] = useState(false);
  const mark = useCommand('markAnswered', { onDone: () => setOpen(false) });
  return (
    <>
      <WriteButton onClick={() => setOpen(true)}>Mark as answered …</WriteButton>
      <Panel title={`How was ${person.name} answered?`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className="soft">This stops the clock. No mail goes out.</p>
        <CommandConflict command={mark} safe="Nothing was changed." />
        <Buttons>
          {ways.map(({ how, words }) => (
            <Button key={how} onClick={() => mark.press({ params: { reference }, body: { version, how } })}>
              {words}
            </Button>
          ))}
        </Buttons>
      </Panel>
    </>
  );
}
