import { useBootstrap } from '../api/hooks.ts';
import { shortcuts, shortcutTable } from '../shortcuts/shortcut-table.ts';
import { DetailList } from '../ui/DetailList/DetailList.tsx';
import { Kbd } from '../ui/Kbd/Kbd.tsx';
import { Panel } from '../ui/Panel/panels.tsx';

export function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { me } = useBootstrap();
  return (
    <Panel title="Keys" place="middle" isOpen={isOpen} onClose={onClose}>
      <p className="soft">Letters act outside of fields. Each can be switched off under your name.</p>
      <DetailList
        className="halves"
        details={shortcuts.map((name) => ({
          name,
          label: <Kbd>{shortcutTable[name].printed}</Kbd>,
          value: (
            <>
              {shortcutTable[name].does}
              {me.keysOff.includes(name) && <span className="soft"> (off)</span>}
            </>
          ),
        }))}
      />
    </Panel>
  );
}
