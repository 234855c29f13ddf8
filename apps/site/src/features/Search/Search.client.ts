import { createSearch, isAnswered } from '../../search/search-engine.ts';
import { reportSearch } from '../../search/search-events.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { emptySearch, isMove, reduceSearch, type SearchAction } from './Search.state.ts';
import styles from './search.css?inline';
import { announcement, partsOf, render } from './search-view.ts';

/** Milliseconds until a query is announced and logged. */
const debounceMs = 800;

export function startSearch(box: HTMLElement, input: HTMLInputElement, index: SearchIndex): void {
  const find = createSearch(index);
  adoptStyles(styles);
  const parts = partsOf(input);
  const { clear, list, status } = parts;
  let state = emptySearch;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let settled = '';

  function dispatch(action: SearchAction) {
    const previous = state;
    state = reduceSearch(state, action);
    render(parts, state, previous);
  }

  function answer() {
    const query = input.value.trim();
    clear.hidden = input.value === '';
    if (query === state.query) return;
    clearTimeout(settling);
    dispatch({ type: 'answered', query, hits: isAnswered(query) ? find(query) : undefined });
    if (state.hits) settling = setTimeout(settle, debounceMs);
    else status.textContent = '';
  }

  function settle() {
    clearTimeout(settling);
    status.textContent = announcement(state);
    if (!state.hits || state.query === settled) return;
    settled = state.query;
    reportSearch(state.query, state.hits.length);
  }

  function empty() {
    input.value = '';
    answer();
  }

  function openActive() {
    const row = list.children[state.active ?? 0];
    if (state.isOpen && row instanceof HTMLElement) row.click();
  }

  function press(event: KeyboardEvent) {
    // Safari ends the composition before its Enter, which has the key code of an input method.
    if (event.isComposing || event.keyCode === 229) return;
    if (isMove(state, event.key)) dispatch({ type: 'moved', key: event.key });
    else if (event.key === 'Enter') openActive();
    else if (event.key === 'Escape' && state.isOpen) dispatch({ type: 'closed' });
    else if (event.key === 'Escape' && input.value !== '') empty();
    else return;
    // Escape would close the surrounding menu, arrows would move the caret.
    event.preventDefault();
    event.stopPropagation();
  }

  input.addEventListener('input', answer);
  input.addEventListener('keydown', press);
  for (const type of ['focus', 'click']) input.addEventListener(type, () => dispatch({ type: 'opened' }));
  clear.addEventListener('click', () => {
    empty();
    input.focus();
  });
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    settle();
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) empty();
  });
  document.addEventListener('click', ({ target }) => {
    if (state.isOpen && !(target instanceof Node && box.contains(target))) dispatch({ type: 'closed' });
  });
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !box.contains(relatedTarget)) dispatch({ type: 'closed' });
  });
  answer();
}
