import { routes } from '../routes.ts';

/**
 * What the browser may make ready before a link is pressed: the whole page, as soon as the pointer rests on its link or
 * a finger goes down. Not what is no page, nor the check, which goes on from the answers of its tab. Browsers do
 * neither under Save-Data. The policy hashes the text (`site/build/policy/page-policy.ts`).
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        selector_matches: `[href^="/"]:not([href*="."],[href^="/api/"],[href^="${routes.euCheck}"])`,
      },
      eagerness: 'moderate',
    },
  ],
});
