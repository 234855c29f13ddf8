import { config } from 'zod';

// Before any schema is made: the policy forbids eval, and Firefox reports each attempt.
config({ jitless: true });
