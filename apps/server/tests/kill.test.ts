import { it } from 'vitest';
import { surviveKills } from './support/kills.ts';
import { overOneStore } from './support/stores.ts';

overOneStore((freshStore) => {
  it(
    'every registration that got a 2xx is stored exactly once after 3 kills under load',
    {
      timeout: 240_000,
    },
    () => surviveKills(freshStore, 3),
  );
});
