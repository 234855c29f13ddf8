import { createStore } from '../api/store.ts';
import { type Shortcut, shortcuts, shortcutTable } from './shortcut-table.ts';

export type ShortcutHandlers = Partial<Record<Shortcut, (letter: string) => void>>;

/** The layer added last takes precedence, so that a dialog overrides its screen. */
export function createShortcutStore() {
  const layers = createStore<readonly ShortcutHandlers[]>([]);
  let disabled: ReadonlySet<string> = new Set();
  let isAfterG = false;

  return {
    add(handlers: ShortcutHandlers): () => void {
      layers.set([...layers.get(), handlers]);
      return () => layers.set(layers.get().filter((layer) => layer !== handlers));
    },
    disable(names: readonly string[]) {
      disabled = new Set(names);
    },
    useLayers: layers.use,
    /** @returns whether there was a handler */
    press(key: string): boolean {
      const letter = key.toLowerCase();
      if (!isAfterG && letter === 'g' && !disabled.has('go') && layers.get().some(({ go }) => go)) {
        isAfterG = true;
        return true;
      }
      const pressed = isAfterG ? `g ${letter}` : letter;
      isAfterG = false;
      const name = shortcuts.find((each) => shortcutTable[each].keys.includes(pressed));
      if (!name || disabled.has(name)) return false;
      const handler = layers.get().findLast((layer) => layer[name])?.[name];
      handler?.(letter);
      return handler !== undefined;
    },
  };
}

export const shortcutStore = createShortcutStore();
