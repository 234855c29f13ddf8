import type { deskKeys } from '@vanda/desk-api/bootstrap';

/** A shortcut, named by its command. */
export type Shortcut = (typeof deskKeys)[number];

export type ShortcutEntry = {
  /** `KeyboardEvent.key` in lower case; `g i` for a letter after `g`. */
  keys: readonly string[];
  printed: string;
  short: string;
  does: string;
};

export const shortcutTable = {
  next: { keys: ['j'], printed: 'J', short: 'next', does: 'Next row or enquiry' },
  previous: { keys: ['k'], printed: 'K', short: 'previous', does: 'Previous row or enquiry' },
  open: { keys: [], printed: 'Enter', short: 'open', does: 'Open' },
  answer: { keys: ['r'], printed: 'R', short: 'answer', does: 'Answer; Ctrl Enter sends' },
  take: { keys: ['t'], printed: 'T', short: 'take', does: 'Take in hand; again: give back' },
  note: { keys: ['n'], printed: 'N', short: 'note', does: 'Write a note' },
  close: { keys: ['e'], printed: 'E', short: 'close', does: 'Close; again: open' },
  release: { keys: ['l'], printed: 'L', short: 'release', does: 'Release a suspected one' },
  back: {
    keys: ['u', 'escape'],
    printed: 'U',
    short: 'back',
    does: 'Back to the list, same row; also Esc',
  },
  undo: { keys: ['z'], printed: 'Z', short: 'undo', does: 'Undo what was done last' },
  arrivals: { keys: ['.'], printed: '.', short: 'show new', does: 'Show new arrivals' },
  confirm: { keys: ['c'], printed: 'C', short: 'confirm', does: 'Session: confirm the seat' },
  move: { keys: ['m'], printed: 'M', short: 'move', does: 'Session: move to another date' },
  substitute: {
    keys: ['s'],
    printed: 'S',
    short: 'substitute',
    does: 'Session: somebody else takes the seat',
  },
  cancel: { keys: ['x'], printed: 'X', short: 'cancel', does: 'Session: cancel the seat' },
  print: { keys: ['p'], printed: 'P', short: 'print', does: 'Session: print sheet' },
  filter: { keys: ['f'], printed: 'F', short: 'filter', does: 'Filter the list' },
  search: { keys: ['/'], printed: '/', short: 'search', does: 'Search everywhere' },
  go: {
    keys: ['g i', 'g s', 'g p', 'g n', 'g c'],
    printed: 'G',
    short: 'go to',
    does: 'then I, S, P, N or C: Inbox, Sessions, People, Numbers, Content',
  },
  help: { keys: ['?'], printed: '?', short: 'all keys', does: 'This table' },
} as const satisfies Record<Shortcut, ShortcutEntry>;
