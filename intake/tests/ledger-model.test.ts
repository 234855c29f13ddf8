import { it } from 'vitest';
import { openTwice } from './support/ledger.ts';
import { playLedger } from './support/ledger-model.ts';
import { overBothStores } from './support/stores.ts';

overBothStores((freshStore) => {
  it('in 30 short random plays over two instances no seat is sold twice, nobody is overtaken, and each change is mailed once', async () => {
    const ledger = await openTwice(freshStore);
    await playLedger(ledger, 30, 9);
    await ledger.close();
  });
});
