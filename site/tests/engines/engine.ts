/**
 * A browser that Playwright does not drive, reduced to what a visitor does. Firefox (BiDi) and WebKitGTK (WebDriver) each
 * give one; the tests know nothing else of them.
 */
export type Engine = {
  readonly name: 'firefox' | 'webkit';
  /** Opens a page, and waits for all that it loads. */
  open: (address: string) => Promise<void>;
  /** Runs a function in the page. What it takes and gives is copied as JSON. */
  ask: <Result, Input extends readonly unknown[]>(
    question: (...input: Input) => Result,
    ...input: Input
  ) => Promise<Awaited<Result>>;
  /** Presses the left button of the mouse at a place of the window, in CSS pixels. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types letters, or presses keys of {@link keys}, one after the other. */
  press: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** A picture of the window, as PNG. */
  picture: () => Promise<Buffer>;
  /** What the console said since it was last asked: errors, warnings, policy violations. */
  problems: () => string[];
  close: () => Promise<void>;
};

/** How an engine starts. */
export type EngineOptions = {
  /** Where the site is served. */
  origin: string;
  theme?: 'light' | 'dark';
  /** Scripts of pages don't run. */
  hasScripts?: boolean;
  /** Size of text that the visitor has set, in pixels. */
  textPx?: number;
};

/** Keys that write nothing, as WebDriver names them (section 17.4.2). */
export const keys = {
  tab: '\uE004',
  enter: '\uE007',
  escape: '\uE00C',
  down: '\uE015',
  right: '\uE014',
  control: '\uE009',
} as const;

/** Longest wait for something in a page, in milliseconds. */
const longestWaitMs = 15_000;

/** Asks until the answer is yes. */
export async function until<Input extends readonly unknown[]>(
  engine: Engine,
  what: string,
  question: (...input: Input) => boolean,
  ...input: Input
): Promise<void> {
  const startedAtMs = performance.now();
  while (!(await engine.ask(question, ...input))) {
    if (performance.now() - startedAtMs > longestWaitMs)
      throw new Error(`${engine.name}: ${what} never came`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** Waits for the modules that a page loads once it is painted. Runs in the page. */
export async function laterScripts(): Promise<void> {
  const list = document.querySelector<HTMLScriptElement>('script[data-later]')?.dataset.later ?? '';
  await Promise.all(list.split(' ').map((module) => module && import(module)));
}

/** For how long a place must stay the same before it is clicked, in milliseconds. */
const atRestMs = 120;

/**
 * Clicks the middle of the first element that a selector names and that is shown, once it stands still: after typing, Firefox
 * scrolls to the caret in its own time.
 */
export async function click(engine: Engine, selector: string): Promise<void> {
  let place = await bringIntoView(engine, selector);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, atRestMs));
    const now = await bringIntoView(engine, selector);
    if (now.x === place.x && now.y === place.y) break;
    place = now;
  }
  await engine.clickAt(place.x, place.y);
}

/** Scrolls to an element and tells its middle, in whole CSS pixels of the window. */
async function bringIntoView(engine: Engine, selector: string): Promise<{ x: number; y: number }> {
  const place = await engine.ask((selector: string) => {
    const shown = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
    const box = shown?.getBoundingClientRect();
    const found = box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    shown?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return found;
  }, selector);
  if (!place) throw new Error(`${engine.name}: nothing is shown that ${selector} names`);
  return place;
}

/** Sets the focus on an element and types. */
export async function type(engine: Engine, selector: string, text: string): Promise<void> {
  await engine.ask((selector: string) => document.querySelector<HTMLElement>(selector)?.focus(), selector);
  await engine.press(text);
}
