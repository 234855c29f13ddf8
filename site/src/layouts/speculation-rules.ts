import { routes } from '../routes.ts';

/**
 * What the browser may make ready before a link is opened: the whole page, as soon as the pointer rests on its link or
 * presses it. Not what is no page, nor the check, which goes on from the answers of its tab. Browsers make nothing
 * ready under Save-Data. The policy hashes the text (`site/build/policy/page-policy.ts`).
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        selector_matches: `[href^='/']:not([href*='.'],[href^='${routes.euCheck}'])`,
      },
      eagerness: 'moderate',
    },
  ],
});
