import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { useCommand } from '../../api/hooks.ts';
import { SelectField, TextField, useValues } from '../../ui/form.tsx';
import { FormPanel } from '../../ui/Panel/panels.tsx';

const kinds = {
  primary: 'The law, standard or study itself',
  authority: 'An authority about it',
  reporting: 'A newspaper or somebody else',
  company: 'The company itself',
} as const;

const empty = { publisher: '', title: '', url: '', date: '', kind: 'primary' as keyof typeof kinds };

/** The server chooses the key, which is written at the caret. */
type AddSourceProps = { draft: string; onMade: (key: string) => void };

export function AddSource({ draft, onMade }: AddSourceProps) {
  const [isOpen, setOpen] = useState(false);
  const { values, set, field } = useValues(empty);
  const [hasTried, setTried] = useState(false);
  const [made, setMade] = useState('');
  const add = useCommand();
  const { publisher, title, url, date, kind } = values;
  const isMissing = publisher.trim() === '' || title.trim() === '';
  const submit = () => {
    setTried(true);
    if (isMissing) return;
    const body = { publisher, title, kind, ...(url ? { url } : {}), ...(date ? { date } : {}) };
    add.press('addSource', { params: { draft }, body }, ({ key, label }) => {
      onMade(key);
      setMade(`Cited in the text: ${label}`);
      set({ ...empty, kind });
      setTried(false);
      setOpen(false);
    });
  };
  return (
    <div>
      <Button variant="plain" onClick={() => setOpen(true)}>
        Add a source …
      </Button>
      <p role="status" className="note">
        {made}
      </p>
      <FormPanel
        title="Add a source"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={submit}
        submit="Make the source"
        failing={{ command: add, safe: 'No source was made.', fields: ['url', 'date'] }}
      >
        <TextField
          label="Who says so"
          {...field('publisher')}
          error={hasTried && publisher.trim() === '' ? 'Say who says so.' : undefined}
        />
        <TextField
          label="Title"
          {...field('title')}
          error={hasTried && title.trim() === '' ? 'Write its title.' : undefined}
        />
        <TextField label="Address (optional)" {...field('url')} error={add.errorOf('url')} />
        <TextField
          label="Day (optional)"
          hint="2026, 2026-11 or 2026-11-24, as far as it is known"
          {...field('date')}
          error={add.errorOf('date')}
        />
        <SelectField
          label="Kind"
          options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
          {...field('kind')}
        />
      </FormPanel>
    </div>
  );
}
