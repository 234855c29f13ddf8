import { retentionDays } from '@vanda/enquiry/notice';
import { backup, restore } from './backup.ts';
import { deleteOne, purge, release, retryMail } from './changing.ts';
import type { Command } from './command.ts';
import { desk } from './desk.ts';
import { exportCsv, list, show } from './reading.ts';

/** The commands of `npm run enquiries --`. */
export const commands: Readonly<Record<string, Command>> = {
  list: {
    usage: 'list [--form FORM] [--state received|suspected] [--limit 50]',
    summary: 'the latest enquiries and what became of their mail',
    run: list,
  },
  show: { usage: 'show REFERENCE', summary: 'one enquiry with everything that was sent', run: show },
  export: {
    usage: 'export --csv [FILE] [--form FORM]',
    summary: 'all enquiries as a spreadsheet file, or on the screen without FILE',
    run: exportCsv,
  },
  release: {
    usage: 'release REFERENCE',
    summary: 'take a suspected enquiry for a real one, and send its mail',
    run: release,
  },
  delete: {
    usage: 'delete REFERENCE',
    summary: 'delete one enquiry for good, with its mail that still waits',
    run: deleteOne,
  },
  purge: {
    usage: `purge --older-than ${retentionDays}d [--clock-is-right]`,
    summary: 'delete everything older than a number of days',
    run: purge,
  },
  'retry-mail': {
    usage: 'retry-mail [REFERENCE]',
    summary: 'send waiting and given-up messages again, of one enquiry or all',
    run: retryMail,
  },
  desk: {
    usage: 'desk invite-first NAME | desk recover NAME | desk demo',
    summary:
      "the desk's first person, a way back in for one who is locked out, or invented enquiries to try it with",
    run: desk,
    makesStore: true,
  },
  backup: { usage: 'backup FILE', summary: 'a copy of the store, safe while the service runs', run: backup },
  restore: {
    usage: 'restore FILE',
    summary: 'put a copy in the place of the store, which is kept aside; the service must be stopped',
    runWithoutStore: restore,
  },
};
