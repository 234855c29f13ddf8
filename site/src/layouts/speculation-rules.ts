import { rested } from '../live/RestedLink/RestedLink.marks.ts';
import { routes } from '../routes.ts';

/** Not what is no page, nor the check, which goes on from the answers of its tab. */
const pages = `[href^='/']:not([href*='.'],[href^='${routes.euCheck}'])`;

/**
 * What the browser may make ready before a link is opened: the whole page, as soon as a mouse has rested on its link for a
 * moment (`RestedLink`), or a finger presses it. Browsers make nothing ready under Save-Data. The policy hashes the text
 * (`site/build/policy/page-policy.ts`).
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { selector_matches: pages }, eagerness: 'moderate' },
    { where: { selector_matches: `[${rested}]${pages}` }, eagerness: 'immediate' },
  ],
});
