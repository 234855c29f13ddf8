import type { Page } from '@playwright/test';
import { findFaintOutlines, findFaintTexts } from './barriers.ts';

/** No style has `:active`: what is pressed looks as when hovered. */
const states = { hover: ['hover'], focus: ['focus', 'focus-visible', 'focus-within'] };
const controls = 'a[href]:not([tabindex="-1"]), button, summary, input, select, textarea, [role="tab"]';
/** With what stands around a control, because its styles often follow it. */
const forced = `:is(${controls}):not(.skip), :is(li, article, tr, label, p, div):has(> :is(${controls}))`;

/** Faint texts with all controls hovered, then focused; and faint outlines of the focus. Motion must be reduced. */
export async function findFaintStates(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: forced });
  const found: string[] = [];
  for (const [state, forcedPseudoClasses] of Object.entries(states)) {
    await Promise.all(
      nodeIds.map((nodeId) => browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    );
    found.push(...(await findFaintTexts(page)).map((line) => `${state}: ${line}`));
  }
  found.push(...(await findFaintOutlines(page, controls)));
  // Its states end with the session.
  await browser.detach();
  return found;
}
