import { useRoom } from '../api/use-room.ts';
import { type DeskKey, keyTable } from '../keys/key-table.ts';
import { Kbd } from '../ui/Kbd/Kbd.tsx';
import { Panel } from '../ui/Panel/Panel.tsx';
import styles from './KeysPanel.module.css';

/** The table of all keys. */
export function KeysPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { me } = useRoom();
  const names = Object.keys(keyTable) as DeskKey[];
  return (
    <Panel title="Keys" place="middle" isOpen={isOpen} onClose={onClose}>
      <p className="soft">Letters act outside of fields. Each can be switched off under your name.</p>
      <dl className={styles.table}>
        {names.map((name) => (
          <div key={name}>
            <dt>
              <Kbd>{keyTable[name].printed}</Kbd>
            </dt>
            <dd>
              {keyTable[name].does}
              {me.keysOff.includes(name) && <span className="soft"> (off)</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
