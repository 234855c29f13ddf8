import type { Page } from '@playwright/test';
import { type Engine, keys, pressAll, until } from '@vanda/site-tests/engines/engine';

/** A browser used by keyboard alone. */
export type KeyboardDriver = Pick<Engine, 'name' | 'ask' | 'press' | 'isRunning'>;

export const chromiumDriver = (page: Page): KeyboardDriver => ({
  name: 'chromium',
  ask: (question, ...input) => page.evaluate(`(${question})(...${JSON.stringify(input)})`) as never,
  press: (text) => pressAll(page.keyboard, text),
  isRunning: async () => !page.isClosed(),
});

type Wanted = { role: string; source: string; flags: string };

/** No screen has this many stops, so a longer walk means that the focus is trapped. */
const longestWalk = 200;

/** Works by keys: Tab, and arrow keys in lists and menus. Counts each control used. */
export function keyboardHands(driver: KeyboardDriver) {
  let presses = 0;
  const reach = async (role: string, { source, flags }: RegExp) => {
    presses += 1;
    const wanted: Wanted = { role, source, flags };
    await until(driver, `${role} ${source}`, isThere, wanted);
    let last = '';
    for (let stop = 0; stop < longestWalk; stop += 1) {
      const { name, isFound, isInList } = await driver.ask(focused, wanted);
      if (isFound) return;
      const isAtEnd = last === name;
      last = name;
      await driver.press(isInList && !isAtEnd ? keys.down : keys.tab);
    }
    throw new Error(`${driver.name}: the keyboard never reaches the ${role} ${source}`);
  };
  return {
    async click(role: 'link' | 'button' | 'menuitem', name: RegExp) {
      await reach(role, name);
      await driver.press(keys.enter);
    },
    async type(role: 'textbox' | 'searchbox', name: RegExp, text: string) {
      await reach(role, name);
      await driver.press(`${keys.control}a`);
      await driver.press(text);
    },
    async choose(name: RegExp, option: RegExp) {
      await reach('combobox', name);
      const isChosen = (source: string) =>
        new RegExp(source).test((document.activeElement as HTMLSelectElement).selectedOptions[0]?.text ?? '');
      while (!(await driver.ask(isChosen, option.source))) await driver.press(keys.down);
    },
    async submit() {
      presses += 1;
      await driver.press(keys.enter);
    },
    sees: (text: RegExp, selector = 'body') =>
      until(
        driver,
        String(text),
        (source: string, selector: string) =>
          new RegExp(source).test(document.querySelector(selector)?.textContent ?? ''),
        text.source,
        selector,
      ),
    ask: driver.ask,
    count: () => presses,
  };
}

export type KeyboardHands = ReturnType<typeof keyboardHands>;

/** Whether it is shown and enabled: a command waits until its email is loaded. Runs in the page. */
function isThere({ role, source, flags }: Wanted): boolean {
  const selector = { link: 'a[href]', combobox: 'select', textbox: 'input, textarea', searchbox: 'input' }[
    role
  ];
  return [...document.querySelectorAll<HTMLElement>(selector ?? `${role}, [role=${role}]`)].some(
    (element) => {
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement
          ? element.labels?.[0]
          : element;
      const name = element.ariaLabel ?? label?.textContent ?? '';
      const isEnabled = !element.matches(':disabled, [aria-disabled="true"]');
      return isEnabled && new RegExp(source, flags).test(name.trim()) && element.checkVisibility();
    },
  );
}

/** The focused element, by its markup. Runs in the page. */
function focused({ role: wantedRole, source, flags }: Wanted) {
  const element = document.activeElement ?? document.body;
  const roles: Record<string, string> = {
    A: 'link',
    BUTTON: 'button',
    SELECT: 'combobox',
    TEXTAREA: 'textbox',
    INPUT: 'textbox',
  };
  const own = element.matches('[type=search]') ? 'searchbox' : roles[element.tagName];
  const role = element.getAttribute('role') ?? own ?? '';
  const label =
    'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null)?.[0] : undefined;
  const message = element.ariaLabel ?? (label ?? element).textContent ?? '';
  const name = message.replace(/\s+/g, ' ').trim();
  return {
    name,
    isFound: role === wantedRole && new RegExp(source, flags).test(name),
    isInList: role === 'menuitem' || (wantedRole === 'link' && element.hasAttribute('data-row')),
  };
}
