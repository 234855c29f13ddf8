/**
 * Something the person at the keyboard can mend: shown as its one line, never with a stack trace.
 * The message names what is wrong and what to do about it.
 */
export class Mistake extends Error {}
