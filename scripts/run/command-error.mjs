/**
 * An error that the user can fix: printed as one line with cause and fix, without stack trace.
 */
export class CommandError extends Error {}
