import { it } from 'vitest';
import { meetHostileBodies } from './support/hostile-bodies.ts';
import { overBothStores } from './support/stores.ts';

overBothStores((freshStore) => {
  it(
    '10,000 hostile bodies never get a 5xx, never store a wrong row, never grow the memory',
    {
      timeout: 240_000,
    },
    () => meetHostileBodies(freshStore, 10_000),
  );
});
