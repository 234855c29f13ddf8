import { test } from '../fixtures.ts';
import { pageKinds } from './page-kinds.ts';
import { expectWalk, walkSizes } from './page-walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of pageKinds) {
  test(`${address} can be walked through backwards on a wide window and on a small one`, async ({ page }) => {
    for (const size of Object.values(walkSizes)) await expectWalk(page, address, size, 'Shift+Tab');
  });
}
