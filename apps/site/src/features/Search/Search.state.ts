import type { SearchHit } from '../../search/search-engine.ts';

export type SearchState = {
  query: string;
  /** Undefined while the query is too short. */
  hits: readonly SearchHit[] | undefined;
  isOpen: boolean;
  active: number | undefined;
};

export type SearchAction =
  | { type: 'answered'; query: string; hits: readonly SearchHit[] | undefined }
  | { type: 'moved'; key: string }
  | { type: 'opened' }
  | { type: 'closed' };

export const emptySearch: SearchState = { query: '', hits: undefined, isOpen: false, active: undefined };

export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'answered': {
      const { query, hits } = action;
      return { query, hits, isOpen: hits !== undefined, active: undefined };
    }
    case 'opened':
      return { ...state, isOpen: state.hits !== undefined };
    case 'closed':
      return { ...state, isOpen: false, active: undefined };
    case 'moved':
      return move(state, action.key);
  }
}

export function isMove({ hits, isOpen, active }: SearchState, key: string): boolean {
  if (!hits || hits.length === 0) return false;
  if (key === 'ArrowDown' || key === 'ArrowUp') return true;
  return isOpen && active !== undefined && (key === 'Home' || key === 'End');
}

/** Moves with wrap-around; in a closed list the first arrow opens it. */
function move(state: SearchState, key: string): SearchState {
  if (!isMove(state, key)) return state;
  const count = state.hits?.length ?? 0;
  const active = state.isOpen ? state.active : undefined;
  const target: Record<string, number> = {
    ArrowDown: active === undefined ? 0 : (active + 1) % count,
    ArrowUp: active === undefined ? count - 1 : (active - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return { ...state, isOpen: true, active: target[key] };
}
