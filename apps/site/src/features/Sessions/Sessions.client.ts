import { updateSessions } from './update-sessions.ts';

/** Inline after the dates, so that it runs before they are painted. */
updateSessions();
