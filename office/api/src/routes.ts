import type * as z from 'zod';
import type { WithoutTime } from './common.ts';
import { draftRoutes } from './drafts.ts';
import { enquiryRoutes, mailRoutes } from './enquiry.ts';
import { entryRoutes } from './entries.ts';
import { inboxRoutes, numberRoutes } from './inbox.ts';
import { peopleRoutes } from './people.ts';
import type { Route } from './route.ts';
import { dateRoutes, sessionRoutes } from './sessions.ts';
import { bootstrapRoutes, signInRoutes, staffRoutes, youRoutes } from './staff.ts';

export type { Route, WithoutTime };

/** Routes that the publisher handles. */
export const contentRoutes = { ...entryRoutes, ...draftRoutes };

/** A write's Origin must be the desk's. `X-Desk-Background: 1` does not extend the login session. */
export const routes = {
  ...signInRoutes,
  ...bootstrapRoutes,
  ...inboxRoutes,
  ...mailRoutes,
  ...enquiryRoutes,
  ...sessionRoutes,
  ...dateRoutes,
  ...peopleRoutes,
  ...numberRoutes,
  ...youRoutes,
  ...staffRoutes,
  ...contentRoutes,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export type QueryName = {
  [N in RouteName]: (typeof routes)[N]['method'] extends 'GET' ? N : never;
}[RouteName];
export type CommandName = Exclude<RouteName, QueryName>;

type Part<R, K extends string> = R extends { readonly [Key in K]: infer S extends z.ZodType } ? S : undefined;
export type Params<N extends RouteName> = InputOf<Part<(typeof routes)[N], 'params'>>;
export type Query<N extends RouteName> = InputOf<Part<(typeof routes)[N], 'query'>>;
export type Body<N extends RouteName> = InputOf<Part<(typeof routes)[N], 'body'>>;
/** The type of a part of a request on the server. */
export type Received<N extends RouteName, K extends 'params' | 'query' | 'body'> =
  Part<(typeof routes)[N], K> extends infer S extends z.ZodType ? z.output<S> : undefined;
export type ResponseOf<N extends RouteName> = (typeof routes)[N]['response'] extends infer S extends z.ZodType
  ? z.output<S>
  : Blob;
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;

export function routeAddress(
  route: Pick<Route, 'path'>,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return search ? `${path}?${search}` : path;
}
