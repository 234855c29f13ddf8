import type { OpenDesk } from '../../load-staff.ts';
import { buildDeskApp } from './app.ts';
import { countAttempts } from './sign-in/attempts.ts';

export const openDesk: OpenDesk = (services) => {
  const now = () => services.clock.now();
  return buildDeskApp(
    {
      services,
      database: services.store.database,
      now,
      attempts: countAttempts(now),
    },
    services.desk.dist,
  );
};
