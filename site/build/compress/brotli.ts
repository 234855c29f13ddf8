import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const made = new Map<string, Promise<Buffer>>();

/**
 * A text at brotli's highest quality, made on libuv's threads. A build measures most pages before it writes them: the same text
 * is compressed once.
 */
export function brotli(content: Buffer): Promise<Buffer> {
  const key = createHash('sha256').update(content).digest('base64');
  const compressed =
    made.get(key) ??
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  made.set(key, compressed);
  return compressed;
}
