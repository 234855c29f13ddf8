import { type InboxView, inboxViews } from '@vanda/desk-api/inbox';
import type { Query } from '@vanda/desk-api/routes';

export const viewNames: Record<InboxView, string> = {
  open: 'Open',
  mine: 'Mine',
  unassigned: 'With nobody',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Suspected robots',
};

export type Filters = Omit<NonNullable<Query<'inbox'>>, 'cursor' | 'limit'> & { view: InboxView };

const names = ['form', 'session', 'assignee', 'search'] as const;

export function filtersOf(search: URLSearchParams): Filters {
  const view = inboxViews.find((name) => name === search.get('view')) ?? 'open';
  const given = names.filter((name) => search.has(name)).map((name) => [name, search.get(name)]);
  return { view, ...Object.fromEntries(given) };
}

export function addressOf({ view, ...others }: Filters): string {
  const all = Object.entries({ view: view === 'open' ? undefined : view, ...others });
  const given = all.filter((entry): entry is [string, string] => entry[1] !== undefined);
  const text = new URLSearchParams(given).toString();
  return text ? `?${text}` : '';
}

export const isFiltered = ({ view: _, ...others }: Filters): boolean => Object.keys(others).length > 0;
