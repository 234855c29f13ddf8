type Area = 'localStorage' | 'sessionStorage';

/** Returns null where nothing readable is stored, and undefined where the browser denies storage. */
export function readStored(area: Area, key: string) {
  let text: string | null;
  try {
    text = globalThis[area].getItem(key);
  } catch {
    return undefined;
  }
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Undefined removes the value. Denied or full storage is ignored. */
export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    if (value === undefined) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
  } catch {}
}
