import { formatTime } from '../../messages/dates.ts';
import { Panel } from '../../ui/Panel/panels.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';
import type { Conflict } from './saved-values.ts';

type ConflictPanelProps = { conflict: Conflict; onChosen: (mine: ReadonlySet<string>) => void };

export function ConflictPanel({ conflict: { by, atMs, fields }, onChosen }: ConflictPanelProps) {
  return (
    <Panel title={`${by} saved this at ${formatTime(atMs)}, while you were writing`} isOpen>
      <p className="soft">What differs in place is joined. Choose where you both changed the same words.</p>
      <ChoiceForm
        fields={fields.map(({ field, ...words }) => ({ key: field, ...words }))}
        from={{ theirs: by, mine: 'you, not saved yet' }}
        submit="Save it like this"
        onChosen={onChosen}
      />
    </Panel>
  );
}
