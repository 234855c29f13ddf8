import { expect, it } from 'vitest';
import { measureErasing } from './support/erasing-load.ts';
import { overBothStores } from './support/stores.ts';

overBothStores((freshStore) => {
  it('answers health and pages within 250 ms while six registrants erase their data, with 100,000 enquiries', {
    timeout: 1_800_000,
  }, async () => {
    const load = await measureErasing(freshStore, 100_000);
    console.log(JSON.stringify(load));
    expect(load.healthMs).toBeLessThan(250);
    expect(load.pageMs).toBeLessThan(250);
    expect(load.erasureMs).toBeLessThan(1000);
  });
});
