import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { useCommand } from '../../api/use-command.ts';
import { CommandFailed } from '../../ui/Failure/FailureAlerts.tsx';
import { SelectField, TextField } from '../../ui/Field/Field.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import { Panel } from '../../ui/Panel/panels.tsx';

const kinds = {
  primary: 'The law, standard or study itself',
  authority: 'An authority about it',
  reporting: 'A newspaper or somebody else',
  company: 'The company itself',
} as const;
type Kind = keyof typeof kinds;

const empty = { publisher: '', title: '', url: '', date: '' };

/** The server chooses the key, which is written at the caret. */
type AddSourceProps = { draft: string; onMade: (key: string) => void };

export function AddSource({ draft, onMade }: AddSourceProps) {
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState(empty);
  const [kind, setKind] = useState<Kind>('primary');
  const [hasTried, setTried] = useState(false);
  const [made, setMade] = useState('');
  const add = useCommand('addSource', {
    onDone: ({ key, label }) => {
      onMade(key);
      setMade(`Cited in the text: ${label}`);
      setValues(empty);
      setTried(false);
      setOpen(false);
    },
  });
  const { publisher, title, url, date } = values;
  const isMissing = publisher.trim() === '' || title.trim() === '';
  const submit = () => {
    setTried(true);
    if (isMissing) return;
    add.press({
      params: { draft },
      body: { publisher, title, kind, ...(url ? { url } : {}), ...(date ? { date } : {}) },
    });
  };
  const field = (
    name: keyof typeof empty,
    label: string,
    more: { hint?: string; error?: string | undefined } = {},
  ) => (
    <TextField
      label={label}
      value={values[name]}
      onChange={({ target }) => setValues({ ...values, [name]: target.value })}
      {...more}
    />
  );
  return (
    <div>
      <Button variant="plain" onClick={() => setOpen(true)}>
        Add a source …
      </Button>
      <p role="status" className="note">
        {made}
      </p>
      <Panel title="Add a source" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Form onSubmit={submit}>
          <CommandFailed command={add} safe="No source was made." />
          {field('publisher', 'Who says so', {
            error: hasTried && publisher.trim() === '' ? 'Say who says so' : undefined,
          })}
          {field('title', 'Title', {
            error: hasTried && title.trim() === '' ? 'Write its title' : undefined,
          })}
          {field('url', 'Address (optional)')}
          {field('date', 'Day (optional)', { hint: '2026, 2026-11 or 2026-11-24, as far as it is known' })}
          <SelectField
            label="Kind"
            value={kind}
            options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => setKind(target.value as Kind)}
          />
          <Button variant="primary" type="submit">
            Make the source
          </Button>
        </Form>
      </Panel>
    </div>
  );
}
