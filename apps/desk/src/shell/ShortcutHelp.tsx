import { useBootstrap } from '../api/use-bootstrap.ts';
import { type Shortcut, shortcutTable } from '../shortcuts/shortcut-table.ts';
import { Kbd } from '../ui/Kbd/Kbd.tsx';
import { Panel } from '../ui/Panel/panels.tsx';
import styles from './ShortcutHelp.module.css';

export function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { me } = useBootstrap();
  const names = Object.keys(shortcutTable) as Shortcut[];
  return (
    <Panel title="Keys" place="middle" isOpen={isOpen} onClose={onClose}>
      <p className="soft">Letters act outside of fields. Each can be switched off under your name.</p>
      <dl className={`halves ${styles.table}`}>
        {names.map((name) => (
          <div key={name}>
            <dt>
              <Kbd>{shortcutTable[name].printed}</Kbd>
            </dt>
            <dd>
              {shortcutTable[name].does}
              {me.keysOff.includes(name) && <span className="soft"> (off)</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
