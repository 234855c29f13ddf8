type Area = 'localStorage' | 'sessionStorage';

/** Null where nothing readable is stored, undefined where the browser denies storage. */
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

/** Undefined removes; storage that is denied or full is ignored. */
export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    if (value === undefined) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
  } catch {}
}
