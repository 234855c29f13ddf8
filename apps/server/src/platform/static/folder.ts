import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpMap } from './http-map.ts';
import { readFolderFiles } from './site-files.ts';
import { createSender } from './site-routes.ts';

/**
 * The files of a folder, read into memory: `has` says whether an address is one of them, `send` responds with it.
 * @param headers of responses, by pattern of their address
 */
export async function openFolder(folder: string, headers: HttpMap['headers']) {
  const files = await readFolderFiles(folder);
  const sendFile = createSender(() => ({ redirects: {}, headers }));
  return {
    has: (urlPath: string): boolean => files.find(urlPath) !== undefined,
    send(request: FastifyRequest, reply: FastifyReply, urlPath: string): FastifyReply {
      const file = files.find(urlPath);
      return file ? sendFile(request, reply, urlPath, file) : reply.code(404).send();
    },
  };
}
