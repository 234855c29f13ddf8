import { judgeSessions } from './judge-sessions.ts';

/** Stands in the page behind the dates of a course and runs before they are painted: nothing moves under the eye. */
judgeSessions();
