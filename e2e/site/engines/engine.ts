import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyInput } from 'puppeteer-core';

/** A browser in nine verbs: Firefox (BiDi), WebKitGTK (WebDriver), and Chromium where a test is shared with them. */
export type Engine = {
  readonly name: 'firefox' | 'webkit' | 'chromium';
  open: (address: string) => Promise<void>;
  /** Evaluates a function in the page. Arguments and result are copied as JSON. */
  ask: <Result, Input extends readonly unknown[]>(
    question: (...input: Input) => Result,
    ...input: Input
  ) => Promise<Awaited<Result>>;
  /** Goes back to the page before; {@link until} waits for it. */
  back: () => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types letters, or presses keys of {@link keys}, one after the other. */
  press: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  print: () => Promise<Buffer>;
  /** Errors, warnings and policy violations since the last call. */
  problems: () => string[];
  /** False once the browser or its driver has ended, or does not respond. */
  isRunning: () => Promise<boolean>;
  close: () => Promise<void>;
};

export type EngineOptions = {
  origin: string;
  theme?: 'light' | 'dark';
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

const keyNames: Record<string, KeyInput> = {
  [keys.tab]: 'Tab',
  [keys.enter]: 'Enter',
  [keys.escape]: 'Escape',
  [keys.down]: 'ArrowDown',
  [keys.right]: 'ArrowRight',
};

type Keyboard = Record<'down' | 'up' | 'press', (key: KeyInput) => Promise<void>>;

/** Presses letters and {@link keys}. Control stays down to the end. */
export async function pressAll(keyboard: Keyboard, text: string): Promise<void> {
  for (const key of text) {
    if (key === keys.control) await keyboard.down('Control');
    else await keyboard.press(keyNames[key] ?? (key as KeyInput));
  }
  if (text.includes(keys.control)) await keyboard.up('Control');
}

const longestWaitMs = 60_000;

/** Repeats a question until the answer is yes, also after a driver error during navigation. */
export async function until<Input extends readonly unknown[]>(
  engine: Pick<Engine, 'name' | 'ask' | 'isRunning'>,
  what: string,
  question: (...input: Input) => boolean,
  ...input: Input
): Promise<void> {
  const startedAtMs = performance.now();
  let lastError: unknown;
  const isTrue = () =>
    engine.ask(question, ...input).catch((error: unknown) => {
      lastError = error;
      return false;
    });
  while (!(await isTrue())) {
    if (performance.now() - startedAtMs > longestWaitMs || !(await engine.isRunning()))
      throw new Error(`${engine.name}: ${what} never came`, { cause: lastError });
    await sleep(40);
  }
}

/** Waits for the modules loaded after paint. Runs in the page. */
export async function laterScripts(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const list = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset.modules ?? '';
  await Promise.all(list.split(' ').map((module) => module && import(module)));
}

/** Goes back after the driver has its response, which it would lose with the page. Runs in the page. */
export function laterBack(): void {
  setTimeout(() => history.back());
}

const atRestMs = 120;

/**
 * Clicks the middle of the first visible match once it no longer moves: Firefox scrolls to the caret after
 * typing.
 */
export async function click(engine: Pick<Engine, 'name' | 'ask' | 'clickAt'>, selector: string) {
  let place = await bringIntoView(engine, selector);
  for (;;) {
    await sleep(atRestMs);
    const now = await bringIntoView(engine, selector);
    if (now.x === place.x && now.y === place.y) break;
    place = now;
  }
  await engine.clickAt(place.x, place.y);
}

/** Scrolls to an element. @returns its middle in CSS pixels */
async function bringIntoView(
  engine: Pick<Engine, 'name' | 'ask'>,
  selector: string,
): Promise<{ x: number; y: number }> {
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

export async function type(engine: Pick<Engine, 'ask' | 'press'>, selector: string, text: string) {
  await engine.ask((selector: string) => document.querySelector<HTMLElement>(selector)?.focus(), selector);
  await engine.press(text);
}

/** Layout faults of a page in the light theme. Runs in the page. */
export function lookOf(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const heading = document.querySelector('h1')?.getBoundingClientRect();
  const header = document.querySelector('header');
  const dark = document.querySelector('body > .dark');
  const pictures = [...document.images].filter(
    (image) => image.complete && image.naturalWidth === 0 && image.currentSrc,
  );
  return [
    ...(scrollWidth > clientWidth ? [`is ${scrollWidth} px wide`] : []),
    ...(heading && heading.height > 0 ? [] : ['shows no heading']),
    ...(header && getComputedStyle(header).position === 'sticky' ? [] : ['wears no styles']),
    ...(dark && getComputedStyle(dark).backgroundColor === 'rgb(23, 33, 29)' ? [] : ['has no dark band']),
    ...pictures.map((image) => `lacks ${image.currentSrc}`),
  ];
}
