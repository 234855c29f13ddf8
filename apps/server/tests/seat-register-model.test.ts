import { it } from 'vitest';
import { openTwice } from './support/seat-register.ts';
import { playSeatRegister } from './support/seat-register-model.ts';
import { overOneStore } from './support/stores.ts';

overOneStore((freshStore) => {
  it('sells no seat twice, keeps the waiting order and mails each change once, in 30 short random plays over two instances', async () => {
    const setup = await openTwice(freshStore);
    await playSeatRegister(setup, 30, 9);
    await setup.close();
  });
});
