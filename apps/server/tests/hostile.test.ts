import { it } from 'vitest';
import { meetHostileBodies } from './support/hostile-bodies.ts';
import { overOneStore } from './support/stores.ts';

overOneStore((freshStore) => {
  it('300 hostile bodies never get a 5xx, never store a wrong row, never grow the memory', () =>
    meetHostileBodies(freshStore, 300));
});
