import type { ResponseOf } from '@vanda/desk-api/routes';
import { useEffect, useState } from 'react';
import { useCommand } from '../../api/hooks.ts';
import { CommandFailed } from '../../ui/alerts.tsx';
import { Panel } from '../../ui/Panel/panels.tsx';
import { ChoiceForm } from '../entry/ChoiceForm.tsx';

type JoinPanelProps = { draft: string; onClose: () => void };
type Conflict = Extract<ResponseOf<'updateDraft'>, { outcome: 'conflict' }>;

export function JoinPanel({ draft, onClose }: JoinPanelProps) {
  const [fields, setFields] = useState<Conflict['fields']>([]);
  const { press, ...command } = useCommand();
  const update = (choices?: Record<string, 'mine' | 'online'>) =>
    press('updateDraft', { params: { draft }, body: choices ? { choices } : {} }, (response) =>
      response.outcome === 'joined' ? onClose() : setFields(response.fields),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the panel opens
  useEffect(update, [draft]);
  return (
    <Panel title="The site has changed since this draft was made" isOpen onClose={onClose}>
      <CommandFailed command={command} safe="Both texts are as they were." />
      {fields.length === 0 ? (
        <p role="status">Joining this draft with what is online now.</p>
      ) : (
        <>
          <p className="soft">
            Everything else is joined. Choose where both changed the same words, then publish.
          </p>
          <ChoiceForm
            fields={fields.map(({ title, label, ...field }) => ({ ...field, label: `${title}: ${label}` }))}
            from={{ theirs: 'online now', mine: 'this draft' }}
            submit="Join them like this"
            onChosen={(mine) => {
              const sideOf = (key: string) => (mine.has(key) ? ('mine' as const) : ('online' as const));
              update(Object.fromEntries(fields.map(({ key }) => [key, sideOf(key)])));
            }}
          />
        </>
      )}
    </Panel>
  );
}
