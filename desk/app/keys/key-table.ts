import type { deskKeys } from '../../contract/room.ts';

/** A key by what it does. */
export type DeskKey = (typeof deskKeys)[number];

/** What one presses for an act, and what it does in words: the table of `?`, and the line at the foot of a screen. */
export type KeyUse = {
  /** As `KeyboardEvent.key` has it, letters small. A letter after `g` stands behind it: `g i`. */
  keys: readonly string[];
  /** As it is printed. */
  printed: string;
  /** At the foot of a screen. */
  short: string;
  /** In the table of all keys. */
  does: string;
};

/** Every key of the desk, in the order of the table. */
export const keyTable = {
  next: { keys: ['j'], printed: 'J', short: 'next', does: 'Next row or enquiry' },
  previous: { keys: ['k'], printed: 'K', short: 'previous', does: 'Previous row or enquiry' },
  open: { keys: [], printed: 'Enter', short: 'open', does: 'Open' },
  answer: { keys: ['r'], printed: 'R', short: 'answer', does: 'Answer; Ctrl Enter sends' },
  take: { keys: ['t'], printed: 'T', short: 'take in hand', does: 'Take in hand; again: give back' },
  note: { keys: ['n'], printed: 'N', short: 'note', does: 'Write a note' },
  close: { keys: ['e'], printed: 'E', short: 'close', does: 'Close; again: open' },
  release: { keys: ['l'], printed: 'L', short: 'release', does: 'Release a suspected one' },
  back: {
    keys: ['u', 'escape'],
    printed: 'U',
    short: 'back to the list',
    does: 'Back to the list, same row; also Esc',
  },
  undo: { keys: ['z'], printed: 'Z', short: 'undo', does: 'Undo the last act, for 10 seconds' },
  arrivals: { keys: ['.'], printed: '.', short: 'show new', does: 'Show new arrivals' },
  confirm: { keys: ['c'], printed: 'C', short: 'confirm', does: 'Session: confirm the seat' },
  move: { keys: ['m'], printed: 'M', short: 'move', does: 'Session: move to another date' },
  substitute: {
    keys: ['s'],
    printed: 'S',
    short: 'substitute',
    does: 'Session: somebody else takes the seat',
  },
  cancel: { keys: ['x'], printed: 'X', short: 'cancel seat', does: 'Session: cancel the seat' },
  print: { keys: ['p'], printed: 'P', short: 'print', does: 'Session: print sheet' },
  filter: { keys: ['f'], printed: 'F', short: 'filter', does: 'Filter the list' },
  search: { keys: ['/'], printed: '/', short: 'search', does: 'Search everywhere' },
  go: {
    keys: ['g i', 'g s', 'g p', 'g n'],
    printed: 'G',
    short: 'go to',
    does: 'then I, S, P or N: Inbox, Sessions, People, Numbers',
  },
  help: { keys: ['?'], printed: '?', short: 'all keys', does: 'This table' },
} as const satisfies Record<DeskKey, KeyUse>;
