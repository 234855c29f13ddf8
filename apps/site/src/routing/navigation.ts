export type NavLink = { label: string; to: string; text?: string | undefined };
export type NavGroup = {
  label: string;
  note: string;
  links: readonly NavLink[];
  /** The page to which the heading of the drawer leads. */
  hub?: NavLink | undefined;
  /** The next day of law. */
  next?: { day: string; dateText?: string | undefined; title: string; path: string } | undefined;
  tools?: string | undefined;
};
export type NavEntry = NavLink | NavGroup;

export const isGroup = (entry: NavEntry): entry is NavGroup => 'links' in entry;

const isInFolder = (path: string, folder: string) =>
  path === folder || (folder !== '/' && path.startsWith(`${folder}/`));

/** True for a page below a hub that no entry names. */
export const isUnderEntry = (entry: NavEntry, path: string): boolean =>
  isGroup(entry)
    ? entry.links.some(({ to }) => isInFolder(path, to.slice(0, to.lastIndexOf('/'))))
    : isInFolder(path, entry.to);
