import type { Enquiry } from '@vanda/desk-api/enquiry';
import type { InboxRow } from '@vanda/desk-api/inbox';
import { type ComponentProps, useState } from 'react';
import { execute } from '../api/execute.ts';
import { useBootstrap, useCommand } from '../api/hooks.ts';
import type { FormPanel } from '../ui/Panel/panels.tsx';
import { offerUndo } from '../undo/undo-store.ts';

type Handled = Pick<InboxRow | Enquiry, 'reference' | 'version' | 'assignee' | 'status'>;

const undoable = {
  assignToMe: { message: 'Taken in hand.', opposite: 'unassign' },
  unassign: { message: 'Given back.', opposite: 'assignToMe' },
  close: { message: 'Closed.', opposite: 'reopen' },
  reopen: { message: 'Open again.', opposite: 'close' },
} as const;
type Undoable = keyof typeof undoable;

type Question = Pick<ComponentProps<typeof FormPanel>, 'title' | 'submit' | 'children'>;

/** Assigns, closes and marks as not spam. The last command can be undone until the next one. */
export function useHandling() {
  const { me } = useBootstrap();
  const [question, setQuestion] = useState<Question & { readonly onSubmit: () => void }>();
  const onClose = () => setQuestion(undefined);
  const command = useCommand();
  const press = (name: Undoable, { reference, version, assignee }: Handled) => {
    const params = { reference };
    return command.press(name, { params, body: { version } }, ({ enquiry }) => {
      const { message, opposite } = undoable[name];
      const body = { version: enquiry.version };
      const undo = () =>
        name === 'assignToMe' && assignee
          ? execute('assign', { params, body: { ...body, staffMember: assignee.id, note: '' } })
          : execute(opposite, { params, body });
      offerUndo({ message, undo });
    });
  };
  const ask = (name: Undoable, enquiry: Handled, texts: Question) => {
    const onSubmit = () => {
      onClose();
      press(name, enquiry);
    };
    setQuestion({ ...texts, onSubmit });
  };
  return {
    toggleAssignment: (enquiry: Handled) => {
      const { assignee } = enquiry;
      if (!assignee || assignee.id === me.id) return press(assignee ? 'unassign' : 'assignToMe', enquiry);
      ask('assignToMe', enquiry, {
        title: `Take it over from ${assignee.name}?`,
        children: `${assignee.name} has this enquiry in hand.`,
        submit: 'Take it over',
      });
    },
    toggleClosed: (enquiry: Handled) => {
      if (enquiry.status !== 'open') return press(enquiry.status === 'closed' ? 'reopen' : 'close', enquiry);
      ask('close', enquiry, {
        title: 'Close it without an answer?',
        children: 'Nobody has answered this enquiry. Closed, it leaves the inbox, and nothing reminds of it.',
        submit: 'Close it unanswered',
      });
    },
    question: question && { ...question, onClose },
    notSpam: ({ reference, version }: Handled, onDone?: () => void) =>
      command.press('notSpam', { params: { reference }, body: { version } }, onDone),
    command,
  };
}
