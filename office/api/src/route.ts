import type * as z from 'zod';
import type { Permission, Subject } from './common.ts';
import { paramsOf } from './path.ts';

type Parts = {
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType | 'text/csv' | 'text/calendar' | 'file';
  /** Defaults to 128 KiB. */
  readonly maxBytes?: number;
  /** The body's only field travels as bytes (`application/octet-stream`), not as base64 in JSON. */
  readonly bytes?: string;
};
type Shows = { readonly shows: readonly Subject[] };
type Changes = { readonly changes: readonly Subject[] };
/** A query is fetched again after a command that changes what it shows; one that shows `[]` never is. */
type QueryOrCommand =
  | ({ readonly method: 'GET' } & Shows)
  | ({ readonly method: 'POST' | 'PUT' | 'DELETE' } & Changes);
/** A part that a route leaves out must be empty. */
export type Route = QueryOrCommand &
  Parts & {
    readonly path: string;
    readonly params: z.ZodType | undefined;
    readonly may: 'anyone' | Permission;
  };

/** Declares routes for one permission; `shows` and `changes` are the defaults. */
export function routesFor<const May extends Route['may']>(
  may: May,
  { shows = [], changes = [] }: Partial<Shows & Changes>,
) {
  const command =
    <const Method extends 'POST' | 'PUT' | 'DELETE'>(method: Method) =>
    <const Path extends string, const P extends Parts & Partial<Changes>>(path: Path, parts: P) => ({
      method,
      may,
      path,
      params: paramsOf(path),
      changes,
      ...parts,
    });
  return {
    get: <const Path extends string, const P extends Parts & Partial<Shows>>(path: Path, parts: P) => ({
      method: 'GET' as const,
      may,
      path,
      params: paramsOf(path),
      shows,
      ...parts,
    }),
    post: command('POST'),
    put: command('PUT'),
    remove: command('DELETE'),
  };
}
