export type LogTarget = { readonly level: string; readonly stream?: { write(line: string): void } };

/**
 * Logs no client address, header, query or body. Email addresses are removed from errors, because mail
 * servers repeat them.
 */
export const logOptions = ({ level, stream }: LogTarget) => ({
  level,
  ...(stream ? { stream } : {}),
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: { req: () => ({}), res: () => ({}), err: describeError },
});

export type LoggedError = { type: string; code?: string; message: string; stack: string };

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

export const withoutAddresses = (text: string): string =>
  text
    .replace(/(?<![^\s<>"'(),;:])[^\s<>"'(),;:@]*@[^\s<>"'(),;:]*/g, '[address]')
    .replace(/\s+/g, ' ')
    .slice(0, 300);

export type WorkerLog = {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
};
