/** Where log lines go and from which level on. */
export type LogTarget = {
  readonly level: string;
  /** Gets one JSON line at a time; standard output when left out. */
  readonly stream?: { write(line: string): void };
};

/**
 * Structured logs without personal data: no address of a client, no header, no query, no body. Errors keep their
 * class, code and place; their text loses anything that looks like a mail address, because mail servers repeat it.
 */
export function logOptions({ level, stream }: LogTarget) {
  return {
    level,
    ...(stream ? { stream } : {}),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { req: () => ({}), res: () => ({}), err: describeError },
  };
}

/** What the log keeps of an error. */
export type LoggedError = { type: string; code?: string; message: string; stack: string };

/** An error as the log and the outbox may keep it. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object', stack: '' };
  const { code } = error as { code?: unknown };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: withoutAddresses(error.message),
    stack: frames?.slice(0, 6).join('\n') ?? '',
  };
}

/** Text without mail addresses, in one line of at most 300 characters. */
export function withoutAddresses(text: string): string {
  return text
    .replace(/[^\s<>"'(),;:]*@[^\s<>"'(),;:]*/g, '[address]')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}
