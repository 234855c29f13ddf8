import { updateSessions } from './update-sessions.ts';

/** Inline behind the dates: runs before they are painted. */
updateSessions();
