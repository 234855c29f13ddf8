import type { Role } from '@vanda/desk-api/common';

export const roleNames = {
  editor: 'Editor',
  member: 'Member',
  'member-editor': 'Member and editor',
  administrator: 'Administrator',
} as const satisfies Record<Role, string>;

export const roleTasks = {
  editor: 'changes the site’s content, sees no enquiries',
  member: 'answers, and looks after sessions',
  'member-editor': 'both',
  administrator: 'also invites, gives copies and erases',
} as const satisfies Record<Role, string>;
