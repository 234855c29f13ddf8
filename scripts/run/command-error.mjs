/** Printed as one line with cause and fix, without stack trace. */
export class CommandError extends Error {}
