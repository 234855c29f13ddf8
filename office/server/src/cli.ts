import { OperatorError, readCourses, type StoreCommandContext } from '@vanda/server/office';
import { fillWithDemoData } from './demo.ts';
import {
  commandLine,
  inviteAgain,
  inviteNew,
  listStaffMembers,
  type StaffMember,
} from './store/staff-members.ts';

const nameMax = 100;

export async function desk(context: StoreCommandContext): Promise<void> {
  const [what, ...positionals] = context.positionals;
  const text = positionals.join(' ').trim();
  switch (what) {
    case 'invite-first':
      return inviteFirst(context, text);
    case 'recover':
      return recover(context, text);
    case 'demo':
      return demo(context);
    default:
      throw new OperatorError('Say what: desk invite-first NAME, desk recover NAME, or desk demo');
  }
}

async function inviteFirst(context: StoreCommandContext, name: string): Promise<void> {
  const { store } = context;
  deskUrl(context);
  if (name === '' || name.length > nameMax)
    throw new OperatorError('Say who, by name: desk invite-first Rachel Koh');
  const members = await listStaffMembers(store.database);
  const administrator = members.find(({ role, status }) => role === 'administrator' && status !== 'removed');
  if (administrator) {
    throw new OperatorError(
      `${administrator.name} is at the desk of the store ${store.database.place} already, and invites others there. A new link for somebody whose link has ended, or who is locked out: desk recover NAME`,
    );
  }
  const { token } = await inviteNew(
    store.database,
    { name, role: 'administrator', kind: 'first' },
    { by: commandLine, atMs: nowOf(context) },
  );
  printLink(context, name, token);
}

async function recover(context: StoreCommandContext, text: string): Promise<void> {
  const { store } = context;
  deskUrl(context);
  const staffMember = oneStaffMember(await listStaffMembers(store.database), text);
  const { token } = await inviteAgain(store.database, staffMember.id, 'recovery', {
    by: commandLine,
    atMs: nowOf(context),
  });
  printLink(context, staffMember.name, token);
}

async function demo(context: StoreCommandContext): Promise<void> {
  const { store, settings } = context;
  const courses = readCourses(settings.siteSessions) ?? [];
  const count = await fillWithDemoData(store.database, courses, nowOf(context));
  if (count === 0) {
    throw new OperatorError(
      'The store holds enquiries: demonstration data goes into an empty one alone. Set DATA_DIR to a new folder',
    );
  }
  context.print(`${count} invented enquiries are in the store. No mail goes out for them.`);
}

function oneStaffMember(staffMembers: readonly StaffMember[], text: string): StaffMember {
  const found = staffMembers.filter(
    ({ id, name, status }) =>
      status !== 'removed' && (id === text || name.toLowerCase() === text.toLowerCase()),
  );
  const [only] = found;
  if (only && found.length === 1) return only;
  const list = (found.length > 1 ? found : staffMembers.filter(({ status }) => status !== 'removed'))
    .map(({ id, name }) => (found.length > 1 ? `${name} (${id})` : name))
    .join(', ');
  if (found.length > 1)
    throw new OperatorError(`There are ${found.length} of this name, say which by its id: ${list}`);
  throw new OperatorError(
    list ? `There is nobody of this name. There are: ${list}` : 'There is nobody yet: desk invite-first NAME',
  );
}

function deskUrl({ settings }: StoreCommandContext): string {
  if (!settings.desk) throw new OperatorError('Set DESK_URL as the service has it: the link leads there');
  return settings.desk.url;
}

/** An invitation expires by the service's clock, which SITE_NOW may set. */
const nowOf = ({ settings, nowMs }: StoreCommandContext): number => settings.siteNowMs ?? nowMs;

/** Names the store, because a link for another one opens nothing. */
function printLink(context: StoreCommandContext, name: string, token: string): void {
  const { place } = context.store.database;
  context.print(
    `A link for ${name}, in the store ${place}. It works once, for an hour; open it on the device that will hold the passkey. Earlier links have ended.\n\n${deskUrl(context)}/welcome#${token}\n`,
  );
}
