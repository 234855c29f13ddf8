/**
 * How much of an answer travels before the server waits for a sign that any of it has come: ten segments of 1,460 bytes (RFC
 * 6928); on the line that Lighthouse simulates, less.
 */
export const firstFlightBytes = { real: 14_600, simulated: 13_800 };

/** What the service says of its own with a page: status, type, length, tag, coding, time. */
const ownHeaderBytes = 196;

/**
 * Bytes of an answer with its headers, as the service sends a page by HTTP/1.1.
 * @param body bytes of the compressed page
 * @param headers what the map of headers has for the page
 */
export function answerBytes(body: number, headers: Readonly<Record<string, string>>): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return body + ownHeaderBytes + lines.join('').length;
}
