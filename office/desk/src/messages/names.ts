import type { Actor, Role } from '@vanda/desk-api/common';
import type { Mail } from '@vanda/desk-api/enquiry';

export const roleNames = {
  editor: 'Editor',
  member: 'Member',
  'member-editor': 'Member and editor',
  administrator: 'Administrator',
} as const satisfies Record<Role, string>;

export const roleTasks = {
  editor: 'changes the site’s content, sees no enquiries',
  member: 'answers, and looks after seats; an editor sets and cancels dates',
  'member-editor': 'both',
  administrator: 'also invites, gives copies and erases',
} as const satisfies Record<Role, string>;

export const actorName = (by: Actor): string =>
  by.kind === 'staff' ? by.name : by.kind === 'registrant' ? 'The registrant' : 'By rule';

export const emailName = (kind: Mail['kind']): string =>
  ({
    notice: 'The notice to the office',
    receipt: 'The receipt',
    webhook: 'The message to the other system',
    email: 'The letter',
  })[kind];

export const statusNames = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Suspected robot',
} as const;
