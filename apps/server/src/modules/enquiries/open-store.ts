import { type Store, storeOf } from '../../platform/database/store.ts';
import { ensureSearchIndex } from './search-index.ts';

export function openStore(settings: Parameters<typeof storeOf>[0]): Store {
  return storeOf(settings, ensureSearchIndex);
}
