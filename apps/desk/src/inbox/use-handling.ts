import type { Enquiry } from '@vanda/desk-api/enquiry';
import type { InboxRow } from '@vanda/desk-api/inbox';
import { type ComponentProps, useState } from 'react';
import { execute } from '../api/execute.ts';
import { useBootstrap } from '../api/queries.ts';
import { type Command, useCommand } from '../api/use-command.ts';
import type { FormPanel } from '../ui/Panel/panels.tsx';
import { offerUndo } from '../undo/undo-store.ts';

type Handled = Pick<InboxRow | Enquiry, 'reference' | 'version' | 'owner' | 'status'>;
type HandlingRoute = 'take' | 'giveBack' | 'close' | 'reopen' | 'release';

const opposites = {
  take: 'giveBack',
  giveBack: 'take',
  close: 'reopen',
  reopen: 'close',
} as const;
const undoMessages = {
  take: 'Taken in hand.',
  giveBack: 'Given back.',
  close: 'Closed.',
  reopen: 'Open again.',
} as const;

type Question = Pick<ComponentProps<typeof FormPanel>, 'title' | 'submit' | 'children'>;

/** Assigns, closes and releases; each can be undone until the next command. */
export function useHandling() {
  const { me } = useBootstrap();
  const [question, setQuestion] = useState<Question & { readonly onSubmit: () => void }>();
  const onClose = () => setQuestion(undefined);
  const options = (name: keyof typeof opposites) => ({
    onDone: ({ enquiry }: { enquiry: Enquiry }) => {
      const { reference, version } = enquiry;
      offerUndo({
        message: undoMessages[name],
        undo: () => execute(opposites[name], { params: { reference }, body: { version } }),
      });
    },
  });
  const commands = {
    take: useCommand('take', options('take')),
    giveBack: useCommand('giveBack', options('giveBack')),
    close: useCommand('close', options('close')),
    reopen: useCommand('reopen', options('reopen')),
    release: useCommand('release'),
  };
  const press = (name: HandlingRoute, { reference, version }: Handled) => {
    for (const each of Object.values(commands)) each.forget();
    commands[name].press({ params: { reference }, body: { version } });
  };
  const failed = Object.values(commands).find(({ error }) => error);
  const ask = (name: HandlingRoute, enquiry: Handled, texts: Question) => {
    const onSubmit = () => {
      onClose();
      press(name, enquiry);
    };
    setQuestion({ ...texts, onSubmit });
  };
  return {
    toggleAssignment: (enquiry: Handled) => {
      const { owner } = enquiry;
      if (!owner || owner.id === me.id) return press(owner ? 'giveBack' : 'take', enquiry);
      ask('take', enquiry, {
        title: `Take it over from ${owner.name}?`,
        children: `${owner.name} has this enquiry in hand.`,
        submit: 'Take it over',
      });
    },
    toggleClosed: (enquiry: Handled) => {
      if (enquiry.status !== 'open') {
        return press(enquiry.status === 'closed' ? 'reopen' : 'close', enquiry);
      }
      ask('close', enquiry, {
        title: 'Close it without an answer?',
        children: 'Nobody has answered this enquiry. Closed, it leaves the inbox, and nothing reminds of it.',
        submit: 'Close it unanswered',
      });
    },
    question: question && { ...question, onClose },
    release: (enquiry: Handled) => press('release', enquiry),
    command: (failed ?? commands.take) as Command<HandlingRoute>,
  };
}
