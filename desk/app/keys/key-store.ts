import { deskKeys } from '../../contract/room.ts';
import { type DeskKey, keyTable } from './key-table.ts';

/** What a screen does on its keys. `go` is given the letter after `G`. */
export type KeyActs = Partial<Record<DeskKey, (letter: string) => void>>;

/**
 * Which keys do what at the moment. The layer that came last is asked first, so that a dialog can take a key from the
 * screen under it.
 */
export function createKeyStore() {
  let layers: readonly KeyActs[] = [];
  let offKeys: ReadonlySet<DeskKey> = new Set();
  let isAfterG = false;
  const listeners = new Set<() => void>();

  const setLayers = (next: readonly KeyActs[]) => {
    layers = next;
    for (const listener of listeners) listener();
  };

  return {
    /** Adds a layer; the answer takes it away. */
    add(acts: KeyActs): () => void {
      setLayers([...layers, acts]);
      return () => setLayers(layers.filter((layer) => layer !== acts));
    },
    /** The keys that a person has switched off. */
    switchOff(keys: readonly DeskKey[]) {
      offKeys = new Set(keys);
    },
    layers: () => layers,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Does what a pressed key does.
     * @param key `KeyboardEvent.key`
     * @returns whether it did anything
     */
    press(key: string): boolean {
      const letter = key.toLowerCase();
      if (!isAfterG && letter === 'g' && !offKeys.has('go') && layers.some(({ go }) => go)) {
        isAfterG = true;
        return true;
      }
      const pressed = isAfterG ? `g ${letter}` : letter;
      isAfterG = false;
      const name = deskKeys.find((name) => (keyTable[name].keys as readonly string[]).includes(pressed));
      if (!name || offKeys.has(name)) return false;
      const act = layers.findLast((layer) => layer[name])?.[name];
      act?.(letter);
      return act !== undefined;
    },
  };
}

/** The keys of the page. */
export const keyStore = createKeyStore();
