import path from 'node:path';
import type { OpenDesk } from '../../intake/src/desk-part.ts';
import { readTemplates } from './answer/template.ts';
import { buildDeskApp } from './app.ts';
import { countAttempts } from './sign-in/attempts.ts';

const deskRoot = path.resolve(import.meta.dirname, '..');

/** Opens the desk beside the service. */
export const openDesk: OpenDesk = (house) => {
  const now = () => house.clock.now();
  return buildDeskApp(
    {
      house,
      database: house.store.database,
      now,
      attempts: countAttempts(now),
      templates: readTemplates(path.join(deskRoot, 'content/answers')),
    },
    path.join(deskRoot, 'dist'),
  );
};
