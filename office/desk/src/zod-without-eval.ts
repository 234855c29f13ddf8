import { config } from 'zod';

// Runs before any schema is made: the policy forbids eval, and Firefox reports each attempt.
config({ jitless: true });
