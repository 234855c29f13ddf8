import type { contentRoutes } from '@vanda/desk-api/content';
import type { WithoutTime } from '@vanda/desk-api/routes';
import type * as z from 'zod';
import type { Author } from './git.ts';

export class DomainError extends Error {
  readonly code: 'not-found' | 'not-possible';
  constructor(code: 'not-found' | 'not-possible', words = '') {
    super(words);
    this.code = code;
  }
}

type Table = typeof contentRoutes;
export type RouteName = keyof Table;
type Part<N extends RouteName, K extends string> = Table[N] extends {
  readonly [Key in K]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;
export type Request<N extends RouteName> = {
  readonly by: Author;
  readonly params: Part<N, 'params'>;
  readonly query: Part<N, 'query'>;
  readonly body: Part<N, 'body'>;
};
export type Answer<N extends RouteName> = Table[N]['answer'] extends infer S extends z.ZodType
  ? WithoutTime<z.input<S>>
  : never;
export type Handlers<Names extends RouteName> = {
  [N in Names]: (request: Request<N>) => Promise<Answer<N>>;
};
