import type { ResponseOf as ApiResponse, contentRoutes, Received, WithoutTime } from '@vanda/desk-api/routes';
import type { Author } from './git.ts';

export type RouteName = keyof typeof contentRoutes;

export type Request<N extends RouteName> = {
  readonly by: Author;
  readonly params: Received<N, 'params'>;
  readonly query: Received<N, 'query'>;
  readonly body: Received<N, 'body'>;
};

export type ResponseOf<N extends RouteName> = WithoutTime<ApiResponse<N>>;

export type BuildResult = { ok: true } | { ok: false; message: string; output: string };

/** Builds and switches, or changes nothing. */
export type Build = (contentFolder: string, commit: string) => Promise<BuildResult>;

export type Handlers<Names extends RouteName> = {
  [N in Names]: (request: Request<N>) => Promise<ResponseOf<N>>;
};
