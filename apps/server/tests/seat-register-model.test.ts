import { it } from 'vitest';
import { openTwice } from './support/seat-register.ts';
import { playSeatRegister } from './support/seat-register-model.ts';
import { isLongRun, overStores } from './support/stores.ts';

const [plays, steps] = isLongRun ? [500, 40] : [30, 9];

overStores((freshStore) => {
  it(`sells no seat twice, keeps the waiting order and mails each change once, in ${plays} random plays over two instances`, {
    timeout: 600_000,
  }, async () => {
    const setup = await openTwice(freshStore);
    await playSeatRegister(setup, plays, steps);
    await setup.close();
  });
});
