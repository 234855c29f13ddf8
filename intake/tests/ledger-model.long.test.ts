import { it } from 'vitest';
import { openTwice } from './support/ledger.ts';
import { playLedger } from './support/ledger-model.ts';
import { overBothStores } from './support/stores.ts';

overBothStores((freshStore) => {
  it('in 1,500 long random plays over two instances no seat is sold twice, nobody is overtaken, and each change is mailed once', {
    timeout: 600_000,
  }, async () => {
    const ledger = await openTwice(freshStore);
    await playLedger(ledger, 1500, 40);
    await ledger.close();
  });
});
