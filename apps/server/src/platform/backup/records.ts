import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { closeSync, fdatasyncSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { StartError } from '../start-error.ts';

export type PageRecord = {
  readonly atMs: number;
  readonly pageCount: number;
  readonly pages: Iterable<readonly [number, Buffer]>;
};

const headBytes = 16;
const tagBytes = 16;

/** The folder's random name is the salt, so a nonce is never used twice. */
export function keyOf(secret: string, folder: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, path.basename(folder), 'vanda backup', 32));
}

/** AES-256-GCM. The nonce numbers file and record: exchanged or missing records are detected. */
export function recordWriter(key: Buffer, file: string, fileNumber: number) {
  const descriptor = openSync(file, 'wx', 0o600);
  let count = 0;
  return {
    append({ atMs, pageCount, pages }: PageRecord): void {
      const head = Buffer.alloc(headBytes);
      head.writeDoubleBE(atMs, 0);
      head.writeUInt32BE(pageCount, 8);
      const parts: Buffer[] = [head];
      for (const [number, page] of pages) {
        head.writeUInt32BE(page.length, 12);
        const name = Buffer.alloc(4);
        name.writeUInt32BE(number);
        parts.push(name, page);
      }
      const cipher = createCipheriv('aes-256-gcm', key, nonce(fileNumber, count++));
      const body = cipher.update(deflateRawSync(Buffer.concat(parts), { level: 1 }));
      cipher.final();
      const length = Buffer.alloc(4);
      length.writeUInt32BE(body.length + tagBytes);
      writeSync(descriptor, Buffer.concat([length, body, cipher.getAuthTag()]));
    },
    sync: () => fdatasyncSync(descriptor),
    close: () => closeSync(descriptor),
  };
}

/**
 * Returns the bytes of an incomplete last record, which a crash leaves in the newest file.
 * @throws {StartError} when a record was changed, or the key is another
 */
export function* readRecords(key: Buffer, file: string, fileNumber: number): Generator<PageRecord, number> {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    let at = 0;
    for (let count = 0; at + 4 <= size; count++) {
      const length = read(descriptor, at, 4).readUInt32BE(0);
      const end = at + 4 + length;
      if (end > size || length < tagBytes) break;
      const bytes = read(descriptor, at + 4, length);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce(fileNumber, count));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      const body = decipher.update(bytes.subarray(0, -tagBytes));
      try {
        decipher.final();
      } catch {
        throw new StartError(
          `${file} can't be decrypted: BACKUP_KEY is another one, or the file was changed`,
        );
      }
      yield decode(inflateRawSync(body));
      at = end;
    }
    return size - at;
  } finally {
    closeSync(descriptor);
  }
}

export function applyRecord(descriptor: number, { pageCount, pages }: PageRecord): void {
  let pageBytes = 0;
  for (const [number, page] of pages) {
    pageBytes = page.length;
    writeSync(descriptor, page, 0, pageBytes, (number - 1) * pageBytes);
  }
  if (pageBytes > 0) ftruncateSync(descriptor, pageCount * pageBytes);
}

function decode(body: Buffer): PageRecord {
  const pageBytes = body.readUInt32BE(12);
  const pages: [number, Buffer][] = [];
  for (let at = headBytes; at < body.length; at += 4 + pageBytes) {
    pages.push([body.readUInt32BE(at), body.subarray(at + 4, at + 4 + pageBytes)]);
  }
  return { atMs: body.readDoubleBE(0), pageCount: body.readUInt32BE(8), pages };
}

function nonce(fileNumber: number, record: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(fileNumber, 0);
  bytes.writeUInt32BE(record, 8);
  return bytes;
}

export function read(descriptor: number, at: number, length: number): Buffer {
  const buffer = Buffer.allocUnsafe(length);
  return buffer.subarray(0, readSync(descriptor, buffer, 0, length, at));
}
