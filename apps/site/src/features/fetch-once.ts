const fetched = new Map<string, Promise<unknown>>();

/** Loads data of an application. After a failure the next call tries again. */
export function fetchOnce<Data>(path: string): Promise<Data> {
  const data = fetched.get(path) ?? fetchJson(path);
  fetched.set(path, data);
  data.catch(() => fetched.delete(path));
  return data as Promise<Data>;
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.json();
}
