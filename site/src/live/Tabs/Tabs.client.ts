import { marks } from './Tabs.marks.ts';

/**
 * Makes tabs of the panels that Tabs renders one under the other (ARIA Authoring Practices, tabs pattern).
 * Arrow keys, Home and End move between the tabs; `#panel-id` opens one, and Back returns to the one before.
 * Closed panels stay findable: a search in the page opens the panel that holds the match.
 */
type Tab = { button: HTMLButtonElement; panel: HTMLElement };

for (const group of document.querySelectorAll<HTMLElement>(`[${marks.group}]`)) enhance(group);

function enhance(group: HTMLElement) {
  const list = document.createElement('div');
  list.role = 'tablist';
  list.ariaLabel = group.getAttribute(marks.group);
  const tabs = [...group.querySelectorAll<HTMLElement>(`[${marks.panel}]`)].map(makeTab);
  list.append(...tabs.map(({ button }) => button));

  const select = (chosen: Tab | undefined) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.button.ariaSelected = String(isChosen);
      tab.button.tabIndex = isChosen ? 0 : -1;
      if (isChosen) open(tab);
      else close(tab);
    }
  };
  const inAddress = () => tabs.find(({ panel }) => `#${panel.id}` === location.hash);

  for (const [i, tab] of tabs.entries()) {
    tab.button.addEventListener('click', () => {
      if (inAddress() !== tab) history.pushState(null, '', `#${tab.panel.id}`);
      select(tab);
    });
    tab.button.addEventListener('keydown', (event) => {
      const next = neighbour(event.key, i, tabs.length);
      const target = next === undefined ? undefined : tabs[next];
      if (!target) return;
      event.preventDefault();
      // Moving through the tabs leaves one step in the history, not one for each key.
      history.replaceState(null, '', `#${target.panel.id}`);
      select(target);
      target.button.focus();
    });
    tab.panel.addEventListener('beforematch', () => select(tab));
  }

  // A hash of another part of the page leaves the tabs as they are.
  const follow = () => {
    const named = inAddress();
    if (named || location.hash === '') select(named ?? tabs[0]);
  };
  list.addEventListener('focusin', () => select(tabs.find(({ button }) => button.ariaSelected === 'true')));
  addEventListener('hashchange', follow);
  addEventListener('popstate', follow);

  select(inAddress() ?? tabs[0]);
  group.prepend(list);
  const goToNamed = () => inAddress()?.panel.scrollIntoView({ behavior: 'instant' });
  goToNamed();
  // The browser may still be gliding to where the panel stood while all were open: it glides on past the new place.
  const away = new AbortController();
  const arrive = () => {
    goToNamed();
    away.abort();
  };
  addEventListener('scrollend', arrive, { signal: away.signal });
  for (const hand of ['wheel', 'pointerdown', 'keydown']) {
    addEventListener(hand, () => away.abort(), { signal: away.signal, passive: true });
  }
}

function makeTab(panel: HTMLElement): Tab {
  const button = document.createElement('button');
  button.type = 'button';
  button.role = 'tab';
  button.id = `tab-${panel.id}`;
  button.textContent = panel.getAttribute(marks.panel);
  button.setAttribute('aria-controls', panel.id);
  return { button, panel };
}

function open({ button, panel }: Tab) {
  panel.removeAttribute('hidden');
  panel.role = 'tabpanel';
  panel.setAttribute('aria-labelledby', button.id);
  // Not before the tabs are in use: the browser would put a focus ring on a panel that a link leads to.
  if (button.parentElement?.contains(document.activeElement)) panel.tabIndex = 0;
}

/** `until-found` hides only what is in the panel, so the panel itself must mean nothing and take no focus. */
function close({ panel }: Tab) {
  panel.setAttribute('hidden', 'until-found');
  for (const attribute of ['role', 'tabindex', 'aria-labelledby']) panel.removeAttribute(attribute);
}

/** Place of the tab that a key leads to, around the ends. */
function neighbour(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
