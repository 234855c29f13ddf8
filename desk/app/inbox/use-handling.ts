import type { Enquiry } from '../../contract/enquiry.ts';
import type { InboxRow } from '../../contract/inbox.ts';
import { request } from '../api/request.ts';
import { type Act, useAct } from '../api/use-act.ts';
import { useRoom } from '../api/use-room.ts';
import { offerUndo } from '../undo/undo-store.ts';

/** What handling needs to know of an enquiry, from the list or from its own screen. */
type Handled = Pick<InboxRow | Enquiry, 'reference' | 'version' | 'owner' | 'standing'>;
type HandlingRoute = 'take' | 'giveBack' | 'close' | 'reopen' | 'release';

/** The way back from each. */
const opposites = {
  take: 'giveBack',
  giveBack: 'take',
  close: 'reopen',
  reopen: 'close',
} as const;
const words = {
  take: 'Taken in hand.',
  giveBack: 'Given back.',
  close: 'Closed.',
  reopen: 'Open again.',
} as const;

/** Taking in hand, closing and releasing, each with its way back for ten seconds. */
export function useHandling(onDone?: (enquiry: Enquiry) => void) {
  const { me } = useRoom();
  const options = (name: keyof typeof opposites) => ({
    onDone: ({ enquiry }: { enquiry: Enquiry }) => {
      const { reference, version } = enquiry;
      offerUndo({
        words: words[name],
        undo: () =>
          request(opposites[name], { params: { reference }, body: { version, actKey: crypto.randomUUID() } }),
      });
      onDone?.(enquiry);
    },
  });
  const acts = {
    take: useAct('take', options('take')),
    giveBack: useAct('giveBack', options('giveBack')),
    close: useAct('close', options('close')),
    reopen: useAct('reopen', options('reopen')),
    release: useAct('release', { onDone: ({ enquiry }) => onDone?.(enquiry) }),
  };
  const press = (name: HandlingRoute, { reference, version }: Handled) => {
    for (const each of Object.values(acts)) each.forget();
    acts[name].press({ params: { reference }, body: { version } });
  };
  const refused = Object.values(acts).find(({ refused }) => refused);
  return {
    takeOrGiveBack: (enquiry: Handled) => press(enquiry.owner?.id === me.id ? 'giveBack' : 'take', enquiry),
    closeOrReopen: (enquiry: Handled) => press(enquiry.standing === 'closed' ? 'reopen' : 'close', enquiry),
    release: (enquiry: Handled) => press('release', enquiry),
    /** The one that was not done, if any. */
    act: (refused ?? acts.take) as Act<HandlingRoute>,
  };
}
