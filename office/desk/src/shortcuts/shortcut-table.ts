type ShortcutEntry = {
  /** `KeyboardEvent.key` in lower case; `g i` for a letter after `g`. */
  keys: readonly string[];
  printed: string;
  short: string;
  does: string;
};

const single = (key: string, short: string, does: string): ShortcutEntry => ({
  keys: [key],
  printed: key.toUpperCase(),
  short,
  does,
});

const table = {
  next: single('j', 'next', 'Next row or enquiry'),
  previous: single('k', 'previous', 'Previous row or enquiry'),
  open: { keys: [], printed: 'Enter', short: 'open', does: 'Open' },
  reply: single('r', 'reply', 'Answer; Ctrl Enter sends'),
  assignToMe: single('t', 'take', 'Take in hand; again: give back'),
  note: single('n', 'note', 'Write a note'),
  close: single('e', 'close', 'Close; again: open'),
  notSpam: single('l', 'release', 'Release a suspected one'),
  back: { ...single('u', 'back', 'Back to the list, same row; also Esc'), keys: ['u', 'escape'] },
  undo: single('z', 'undo', 'Undo what was done last'),
  arrivals: single('.', 'show new', 'Show new arrivals'),
  confirm: single('c', 'confirm', 'Session: confirm the seat'),
  move: single('m', 'move', 'Session: move to another date'),
  substitute: single('s', 'substitute', 'Session: somebody else takes the seat'),
  cancel: single('x', 'cancel', 'Session: cancel the seat'),
  print: single('p', 'print', 'Session: print sheet'),
  filter: single('f', 'filter', 'Filter the list'),
  search: single('/', 'search', 'Search everywhere'),
  go: {
    ...single('g', 'go to', 'then I, S, P, N or C: Inbox, Sessions, People, Numbers, Content'),
    keys: ['g i', 'g s', 'g p', 'g n', 'g c'],
  },
  help: single('?', 'all keys', 'This table'),
};

export type Shortcut = keyof typeof table;

export const shortcutTable: Readonly<Record<Shortcut, ShortcutEntry>> = table;

export const shortcuts = Object.keys(table) as Shortcut[];
