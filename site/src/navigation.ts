/** The main navigation with every link resolved: what the header, the panel and the footer show. */
export type NavLink = { label: string; to: string; text?: string | undefined };
export type NavGroup = { label: string; note: string; links: readonly NavLink[] };
export type NavEntry = NavLink | NavGroup;

export const isGroup = (entry: NavEntry): entry is NavGroup => 'links' in entry;
