/**
 * Clients side by side, each of which repeats its visit until they are ended.
 * @returns a function that ends them and resolves after their last visits; rejects with the first failure of one
 */
export function startClients(
  count: number,
  visit: (visits: number, client: number) => Promise<unknown>,
): () => Promise<void> {
  let isRunning = true;
  const clients = Array.from({ length: count }, async (_, client) => {
    for (let visits = 0; isRunning; visits++) await visit(visits, client);
  });
  const ended = Promise.all(clients);
  ended.catch(() => undefined);
  return async () => {
    isRunning = false;
    await ended;
  };
}
