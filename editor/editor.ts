import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Adds the content editor at /editor to a development server. Only `editor/astro.config.ts` knows of it; no build does. */
export const editor = (handler: Handler): AstroIntegration => ({
  name: 'editor',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') injectRoute({ pattern: '/editor', entrypoint: '../editor/page/editor.astro' });
    },
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(handler);
    },
    'astro:server:start': ({ address, logger }) => {
      logger.info(`The editor: http://localhost:${address.port}/editor`);
    },
  },
});
