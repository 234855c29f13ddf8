import { expect, test } from '../fixtures.ts';
import { pageKinds } from './page-kinds.ts';
import { expectWalk, walkSizes } from './page-walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of pageKinds) {
  test(`${address} can be walked through in both directions at both sizes, and each leads to the same stops`, async ({
    page,
  }) => {
    for (const size of Object.values(walkSizes)) {
      const forwards = await expectWalk(page, address, size, 'Tab');
      const backwards = await expectWalk(page, address, size, 'Shift+Tab');
      // A radio group is entered at its other end, and a tab panel after its tab.
      expect(backwards.stops.length).toBeGreaterThanOrEqual(forwards.stops.length - 1);
    }
  });
}
