import { weekdayAndTime } from '@vanda/forms/date-formats';
import { useBootstrap, useNowMs } from '../api/hooks.ts';
import { shortcutStore } from '../shortcuts/shortcut-store.ts';
import { type Shortcut, shortcuts, shortcutTable } from '../shortcuts/shortcut-table.ts';
import { Kbd } from '../ui/Kbd/Kbd.tsx';
import styles from './ShortcutBar.module.css';

const shown = shortcuts.filter((name) => name !== 'go' && name !== 'search');
const most = 10;

export function ShortcutBar() {
  const { me } = useBootstrap();
  const nowMs = useNowMs();
  const layers = shortcutStore.useLayers();
  const isBound = (name: Shortcut) => layers.some((layer) => layer[name]);
  const names = shown.filter((name) => isBound(name) && !me.keysOff.includes(name));
  const first = names.length > most ? [...names.slice(0, most - 1), 'help' as const] : names;
  return (
    <div className={`wide note ${styles.keys}`}>
      <div className={`flow pageWidth ${styles.row}`}>
        {first.map((name) => (
          <span key={name}>
            <Kbd>{shortcutTable[name].printed}</Kbd> {shortcutTable[name].short}
          </span>
        ))}
        <span className={styles.end}>{weekdayAndTime(nowMs)} in Singapore</span>
      </div>
    </div>
  );
}
