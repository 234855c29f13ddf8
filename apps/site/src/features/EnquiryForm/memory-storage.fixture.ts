import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test an empty `sessionStorage`. */
export function keepStorageInMemory(): void {
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
}
