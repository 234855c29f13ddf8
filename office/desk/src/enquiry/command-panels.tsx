import type { Enquiry } from '@vanda/desk-api/enquiry';
import { addDays, toIsoDay } from '@vanda/forms/day';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { useBootstrap, useCommand, useNowMs } from '../api/hooks.ts';
import { CommandFailed } from '../ui/alerts.tsx';
import { SelectField, TextArea, TextField, useValues, WriteButton } from '../ui/form.tsx';
import { FormPanel, Panel } from '../ui/Panel/panels.tsx';

type EnquiryProps = { enquiry: Enquiry };

export function HandOver({ enquiry: { reference, version, assignee } }: EnquiryProps) {
  const { staffMembers, me } = useBootstrap();
  const others = staffMembers.filter(({ id }) => id !== assignee?.id && id !== me.id);
  const [isOpen, setOpen] = useState(false);
  const { values, set, field } = useValues({ staffMember: others[0]?.id ?? '', note: '' });
  const command = useCommand();
  const press = (version: number) =>
    command.press('assign', { params: { reference }, body: { version, ...values } }, () => {
      setOpen(false);
      set({ note: '' });
    });
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
        failing={{ command, saveToo: press, touches: ['assignee'], safe: 'Nothing was changed.' }}
      >
        <SelectField
          label="To"
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('staffMember')}
        />
        <TextArea
          label="Note (optional)"
          hint="Kept with the enquiry’s notes. Never sent."
          rows={3}
          {...field('note')}
        />
      </FormPanel>
    </>
  );
}

export function FollowUp({ enquiry: { reference, version, followUpDay } }: EnquiryProps) {
  const today = toIsoDay(useNowMs());
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState<string>();
  const command = useCommand();
  const chosen = day ?? followUpDay ?? addDays(today, 7);
  const press = (version: number, wanted: string | null = chosen) =>
    command.press('followUp', { params: { reference }, body: { version, day: wanted } }, () =>
      setOpen(false),
    );
  return (
    <>
      <WriteButton onClick={() => setOpen(true)}>Again on …</WriteButton>
      <FormPanel
        title="Look at it again"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={() => press(version)}
        submit="Show it again"
        failing={{ command, saveToo: press, touches: ['followUp'], safe: 'Nothing was changed.' }}
      >
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

const ways = { telephone: 'By telephone', 'own-mail': 'From my mail program', 'in-person': 'In person' };

export function MarkAnswered({ enquiry: { reference, version, person } }: EnquiryProps) {
  const [isOpen, setOpen] = useState(false);
  const mark = useCommand();
  const press = (how: keyof typeof ways) =>
    mark.press('markAnswered', { params: { reference }, body: { version, how } }, () => setOpen(false));
  return (
    <>
      <WriteButton onClick={() => setOpen(true)}>Mark as answered …</WriteButton>
      <Panel title={`How was ${person.name} answered?`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className="soft">This stops the clock. No mail goes out.</p>
        <CommandFailed command={mark} safe="Nothing was changed." />
        <div className="buttons">
          {(Object.keys(ways) as (keyof typeof ways)[]).map((how) => (
            <Button key={how} onClick={() => press(how)}>
              {ways[how]}
            </Button>
          ))}
        </div>
      </Panel>
    </>
  );
}

export function DeleteSpam({ enquiry, onDeleted }: EnquiryProps & { onDeleted: () => void }) {
  const { reference, version, person } = enquiry;
  const [isOpen, setOpen] = useState(false);
  const command = useCommand();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete …</Button>
      <FormPanel
        title="Delete what the robot sent?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={() => command.press('deleteSpam', { params: { reference }, body: { version } }, onDeleted)}
        submit="Delete it"
        leave="Keep it"
        failing={{ command, safe: 'Nothing was deleted.' }}
      >
        <p>
          The enquiry of {person.name}, <span className="num">{reference}</span>, goes with its content. This
          is not undone.
        </p>
      </FormPanel>
    </>
  );
}
