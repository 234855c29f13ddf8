/** The address that opens somebody's mail program with a letter in it. */
export function mailtoAddress(to: string, { subject, text }: { subject: string; text: string }): string {
  // A line of a mail ends in CR LF (RFC 6068).
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
