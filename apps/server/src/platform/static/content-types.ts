import path from 'node:path';
import mime from 'mime';

/** Unknown kinds are downloads. JSON and SVG are UTF-8 without a charset (RFC 8259, XML 1.0). */
export function contentTypeOf(fileName: string): string {
  const type = mime.getType(path.extname(fileName)) ?? 'application/octet-stream';
  return type.startsWith('text/') || type === 'application/xml' ? `${type}; charset=utf-8` : type;
}
