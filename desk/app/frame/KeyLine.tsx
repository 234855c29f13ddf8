import { useSyncExternalStore } from 'react';
import { deskKeys } from '../../contract/room.ts';
import { useNowMs } from '../api/server-clock.ts';
import { useRoom } from '../api/use-room.ts';
import { keyStore } from '../keys/key-store.ts';
import { type DeskKey, keyTable } from '../keys/key-table.ts';
import { Kbd } from '../ui/Kbd/Kbd.tsx';
import { nowInWords } from '../words/moments.ts';
import styles from './KeyLine.module.css';

/** In this order; `G` and `/` are in the table of all keys, and the search shows its own. */
const shown = Object.keys(keyTable).filter((name) => name !== 'go' && name !== 'search') as DeskKey[];
const most = 10;

/** The foot of a screen: the keys that do something here, and the time in Singapore. */
export function KeyLine() {
  const { me } = useRoom();
  const nowMs = useNowMs();
  const layers = useSyncExternalStore(keyStore.subscribe, keyStore.layers);
  const bound = new Set(deskKeys.filter((name) => layers.some((layer) => layer[name])));
  const names = shown.filter((name) => bound.has(name) && !me.keysOff.includes(name));
  const first = names.length > most ? [...names.slice(0, most - 1), 'help' as const] : names;
  return (
    <div className={styles.keys}>
      <div className={styles.row}>
        {first.map((name) => (
          <span key={name}>
            <Kbd>{keyTable[name].printed}</Kbd> {keyTable[name].short}
          </span>
        ))}
        <span className={styles.end}>{nowInWords(nowMs)} in Singapore</span>
      </div>
    </div>
  );
}
