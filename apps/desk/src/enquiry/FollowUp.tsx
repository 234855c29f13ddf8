import type { Enquiry } from '@vanda/desk-api/enquiry';
import { addDays, toIsoDay } from '@vanda/forms/day';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { useNowMs } from '../api/server-clock.ts';
import { useCommand } from '../api/use-command.ts';
import { WriteButton } from '../ui/Button/WriteButton.tsx';
import { CommandConflict } from '../ui/Failure/CommandConflict.tsx';
import { TextField } from '../ui/Field/Field.tsx';
import { FormPanel } from '../ui/Panel/FormPanel.tsx';

export function FollowUp({ enquiry: { reference, version, followUpDay } }: { enquiry: Enquiry }) {
  const today = toIsoDay(useNowMs());
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState<string>();
  const command = useCommand('followUp', { onDone: () => setOpen(false) });
  const chosen = day ?? followUpDay ?? addDays(today, 7);
  const press = (version: number, wanted: string | null = chosen) =>
    command.press({ params: { reference }, body: { version, day: wanted } });
  return (
    <>
      <WriteButton onClick={() => setOpen(true)}>Again on …</WriteButton>
      <FormPanel
        title="Look at it again"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={() => press(version)}
        submit="Show it again"
      >
        <CommandConflict
          command={command}
          saveToo={press}
          touches={['followUp']}
          safe="Nothing was changed."
        />
        <TextField
          label="Day"
          type="date"
          hint="From that day it is in the inbox again until somebody answers or closes it. The promise runs on."
          min={today}
          required
          value={chosen}
          onChange={({ target }) => setDay(target.value)}
        />
        {followUpDay && (
          <Button variant="text" onClick={() => press(version, null)}>
            Take the day off
          </Button>
        )}
      </FormPanel>
    </>
  );
}
