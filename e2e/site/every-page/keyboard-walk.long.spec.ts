import { test } from '../fixtures.ts';
import { pageKinds } from './page-kinds.ts';
import { expectWalk, walkSizes } from './page-walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of pageKinds) {
  test(`${address} can be walked through on a wide window, and backwards at both sizes`, async ({ page }) => {
    await expectWalk(page, address, walkSizes.wide, 'Tab');
    for (const size of Object.values(walkSizes)) await expectWalk(page, address, size, 'Shift+Tab');
  });
}
