/** Bytes of the headers that the server adds: status, type, length, ETag, encoding, date. */
const ownHeaderBytes = 196;

export function answerBytes(body: number, headers: Readonly<Record<string, string>>): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return body + ownHeaderBytes + lines.join('').length;
}
