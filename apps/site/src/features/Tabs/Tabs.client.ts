/**
 * Closed panels are `hidden="until-found"`; Tabs.module.css closes the same panels before this
 * script runs.
 */
type Tab = { button: HTMLElement; panel: HTMLElement };

for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) enhance(group);

function enhance(group: HTMLElement) {
  const tabs = [...group.querySelectorAll<HTMLElement>('[role="tab"]')].flatMap((button): Tab[] => {
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    return panel ? [{ button, panel }] : [];
  });

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
      const next = nextIndex(event.key, i, tabs.length);
      const target = next === undefined ? undefined : tabs[next];
      if (!target) return;
      event.preventDefault();
      // Arrow keys replace the history entry: Back must not step through every tab.
      history.replaceState(null, '', `#${target.panel.id}`);
      select(target);
      target.button.focus();
    });
    tab.panel.addEventListener('beforematch', () => select(tab));
  }

  const follow = () => {
    const named = inAddress();
    if (named || location.hash === '') select(named ?? tabs[0]);
  };
  addEventListener('hashchange', follow);
  addEventListener('popstate', follow);
  group
    .querySelector('[role="tablist"]')
    ?.addEventListener('focusin', () => select(tabs.find(({ button }) => button.ariaSelected === 'true')));

  select(inAddress() ?? tabs[0]);
  group.removeAttribute('data-unready');
}

function open({ button, panel }: Tab) {
  panel.removeAttribute('hidden');
  panel.role = 'tabpanel';
  panel.setAttribute('aria-labelledby', button.id);
  // A fragment would otherwise focus the panel, with a ring.
  if (button.parentElement?.contains(document.activeElement)) panel.tabIndex = 0;
}

/** `until-found` hides content only; role and tab order change here. */
function close({ panel }: Tab) {
  panel.setAttribute('hidden', 'until-found');
  for (const attribute of ['role', 'tabindex', 'aria-labelledby']) panel.removeAttribute(attribute);
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
