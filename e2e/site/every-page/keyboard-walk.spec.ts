import { test } from '../fixtures.ts';
import { longUnless } from '../support/long.ts';
import { pageKinds } from './page-kinds.ts';
import { expectWalk, walkSizes } from './page-walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const shortWalks = ['/', '/contact', '/ai-regulations/eu-ai-act'];

for (const address of pageKinds) {
  test(
    `${address} can be walked through in order, with every stop in sight, and shows what its own links lead to, clear of the header`,
    longUnless(shortWalks.includes(address)),
    async ({ page }) => {
      await expectWalk(page, address, walkSizes.small, 'Tab');
    },
  );
}
