import type { Enquiry } from '@vanda/desk-api/enquiry';
import { useState } from 'react';
import { useBootstrap } from '../api/use-bootstrap.ts';
import { useCommand } from '../api/use-command.ts';
import { WriteButton } from '../ui/Button/WriteButton.tsx';
import { CommandConflict } from '../ui/Failure/CommandConflict.tsx';
import { SelectField, TextArea } from '../ui/Field/Field.tsx';
import { FormPanel } from '../ui/Panel/FormPanel.tsx';

export function HandOver({ enquiry: { reference, version, owner } }: { enquiry: Enquiry }) {
  const { colleagues, me } = useBootstrap();
  const others = colleagues.filter(({ id }) => id !== owner?.id && id !== me.id);
  const [isOpen, setOpen] = useState(false);
  const [colleague, setColleague] = useState('');
  const [note, setNote] = useState('');
  const command = useCommand('assign', {
    onDone: () => {
      setOpen(false);
      setNote('');
    },
  });
  const to = colleague || (others[0]?.id ?? '');
  const press = (version: number) =>
    command.press({ params: { reference }, body: { version, colleague: to, note } });
  if (others.length === 0) return null;
  return (
    <>
      <WriteButton onClick={() => setOpen(true)}>Hand over …</WriteButton>
      <FormPanel
        title="Hand it to a colleague"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={() => press(version)}
        submit="Hand it over"
      >
        <CommandConflict command={command} saveToo={press} touches={['owner']} safe="Nothing was changed." />
        <SelectField
          label="To"
          value={to}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => setColleague(target.value)}
        />
        <TextArea
          label="Note (optional)"
          hint="Kept with the enquiry’s notes. Never sent."
          rows={3}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </FormPanel>
    </>
  );
}
