import { retentionDays } from '@vanda/forms/notice';
import { loadOffice } from '../load-office.ts';
import { backup, restore } from './backup.ts';
import { deleteOne, notSpam, purge, retryMail } from './changing.ts';
import type { Command, StoreCommand } from './command.ts';
import { copy } from './copy.ts';
import { doctor } from './doctor.ts';
import { exportCsv, list, show } from './reading.ts';
import { removals } from './removals.ts';

export const commands: Readonly<Record<string, Command>> = {
  list: {
    usage: 'list [--form FORM] [--status open|answered|closed|spam] [--limit 50]',
    summary: 'the latest enquiries and what became of their mail',
    options: { form: { type: 'string' }, status: { type: 'string' }, limit: { type: 'string' } },
    run: list,
  },
  show: {
    usage: 'show REFERENCE',
    summary: 'one enquiry with everything that was sent',
    positionals: 1,
    run: show,
  },
  export: {
    usage: 'export --csv [FILE] [--form FORM]',
    summary: 'all enquiries as a spreadsheet file, or on the screen without FILE',
    options: { csv: { type: 'boolean' }, form: { type: 'string' } },
    positionals: 1,
    run: exportCsv,
  },
  'not-spam': {
    usage: 'not-spam REFERENCE',
    summary: 'mark an enquiry as not spam, and send its messages',
    positionals: 1,
    run: notSpam,
  },
  delete: {
    usage: 'delete REFERENCE',
    summary: 'delete one enquiry for good, with its mail that still waits',
    positionals: 1,
    run: deleteOne,
  },
  purge: {
    usage: `purge --older-than ${retentionDays}d [--clock-is-right]`,
    summary: 'delete everything older than a number of days',
    options: { 'older-than': { type: 'string' }, 'clock-is-right': { type: 'boolean' } },
    run: purge,
  },
  'retry-mail': {
    usage: 'retry-mail [REFERENCE]',
    summary: 'send waiting and failed messages again, of one enquiry or all',
    positionals: 1,
    run: retryMail,
  },
  desk: {
    usage: 'desk invite-first NAME | desk recover NAME | desk demo',
    summary:
      "the desk's first person, a way back in for one who is locked out, or invented enquiries to try it with",
    positionals: 20,
    run: async (context) => (await loadOffice<{ desk: StoreCommand }>('cli.ts')).desk(context),
    makesStore: true,
  },
  backup: {
    usage: 'backup FILE',
    summary: 'a checked copy of the store, safe while the service runs',
    positionals: 1,
    run: backup,
  },
  doctor: {
    usage: 'doctor [--mail ADDRESS] [--dkim SELECTOR] [--notify]',
    summary:
      'what is wrong with the installation, with exit code 1; sends a test email; notifies the operator of news',
    options: { mail: { type: 'string' }, dkim: { type: 'string' }, notify: { type: 'boolean' } },
    run: doctor,
  },
  restore: {
    usage: 'restore FILE | restore --latest | restore --at TIME',
    summary:
      'put a copy, or what Litestream has of a time, in the place of the store, which is kept aside; service and Litestream must be stopped',
    options: { latest: { type: 'boolean' }, at: { type: 'string' } },
    positionals: 1,
    runWithoutStore: restore,
  },
  copy: {
    usage: 'copy --to DATABASE_URL',
    summary: 'everything of a SQLite store into an empty PostgreSQL database; the service must be stopped',
    options: { to: { type: 'string' } },
    runWithoutStore: copy,
  },
  removals: {
    usage: 'removals save FILE | removals replay FILE',
    summary: 'PostgreSQL: keep erasures and removals of staff before pg_restore, and repeat them after it',
    positionals: 2,
    run: removals,
  },
};
