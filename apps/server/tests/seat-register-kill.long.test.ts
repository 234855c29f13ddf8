import { it } from 'vitest';
import { surviveLedgerKills } from './support/seat-register-kills.ts';
import { overBothStores } from './support/stores.ts';

overBothStores((freshStore) => {
  it(
    'every change of a registration that was acknowledged is in the seat register once, with one letter, after 20 kills under load',
    { timeout: 600_000 },
    () => surviveLedgerKills(freshStore, 20),
  );
});
