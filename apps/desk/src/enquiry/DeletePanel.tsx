import type { Enquiry } from '@vanda/desk-api/enquiry';
import { useCommand } from '../api/use-command.ts';
import { CommandConflict } from '../ui/Failure/CommandConflict.tsx';
import { FormPanel } from '../ui/Panel/FormPanel.tsx';

type DeletePanelProps = { enquiry: Enquiry; isOpen: boolean; onClose: () => void; onDeleted: () => void };

export function DeletePanel({ enquiry, isOpen, onClose, onDeleted }: DeletePanelProps) {
  const { reference, version, person } = enquiry;
  const command = useCommand('deleteSuspected', { onDone: onDeleted });
  return (
    <FormPanel
      title="Delete what the robot sent?"
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={() => command.press({ params: { reference }, body: { version } })}
      submit="Delete it"
      leave="Keep it"
    >
      <p>
        The enquiry of {person.name}, <span className="num">{reference}</span>, goes with its content. This is
        not undone.
      </p>
      <CommandConflict command={command} safe="Nothing was deleted." />
    </FormPanel>
  );
}
