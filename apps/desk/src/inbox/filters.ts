import { type InboxView, inboxViews } from '@vanda/desk-api/inbox';
import type { Query } from '@vanda/desk-api/routes';

export const viewNames: Record<InboxView, string> = {
  open: 'Open',
  mine: 'Mine',
  unowned: 'With nobody',
  answered: 'Answered',
  closed: 'Closed',
  suspected: 'Suspected robots',
};

export type Filters = Omit<NonNullable<Query<'inbox'>>, 'cursor' | 'limit'> & { view: InboxView };

export function filtersOf(search: URLSearchParams): Filters {
  const view = inboxViews.find((name) => name === search.get('view')) ?? 'open';
  const given = (name: string) => search.get(name) ?? undefined;
  return {
    view,
    ...defined({ form: given('form') as Filters['form'], session: given('session') }),
    ...defined({ owner: given('owner'), search: given('search') }),
  };
}

export function addressOf({ view, form, session, owner, search }: Filters): string {
  const given = defined({ view: view === 'open' ? undefined : view, form, session, owner, search });
  const text = new URLSearchParams(given as Record<string, string>).toString();
  return text ? `?${text}` : '';
}

export function isFiltered({ view: _, ...rest }: Filters): boolean {
  return Object.keys(rest).length > 0;
}

function defined<T extends Record<string, unknown>>(
  values: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
