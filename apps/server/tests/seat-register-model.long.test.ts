import { it } from 'vitest';
import { openTwice } from './support/seat-register.ts';
import { playSeatRegister } from './support/seat-register-model.ts';
import { overBothStores } from './support/stores.ts';

overBothStores((freshStore) => {
  it('sells no seat twice, keeps the waiting order and mails each change once, in 200 long random plays over two instances', {
    timeout: 600_000,
  }, async () => {
    const setup = await openTwice(freshStore);
    await playSeatRegister(setup, 200, 40);
    await setup.close();
  });
});
