import { it } from 'vitest';
import { surviveKills } from './support/kills.ts';
import { overBothStores } from './support/stores.ts';

overBothStores((freshStore) => {
  it(
    'every registration that got a 2xx is stored exactly once after 25 kills under load',
    {
      timeout: 600_000,
    },
    () => surviveKills(freshStore, 25),
  );
});
