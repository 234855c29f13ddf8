import type { contentRoutes } from '@vanda/desk-api/content';
import type { Answer as ApiAnswer, Received, WithoutTime } from '@vanda/desk-api/routes';
import type { Author } from './git.ts';

export type RouteName = keyof typeof contentRoutes;

export type Request<N extends RouteName> = {
  readonly by: Author;
  readonly params: Received<N, 'params'>;
  readonly query: Received<N, 'query'>;
  readonly body: Received<N, 'body'>;
};

export type Answer<N extends RouteName> = WithoutTime<ApiAnswer<N>>;

export type Handlers<Names extends RouteName> = {
  [N in Names]: (request: Request<N>) => Promise<Answer<N>>;
};
