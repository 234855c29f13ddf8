import { routes } from '../routing/routes.ts';

/** Excludes files, and the check, which continues from the answers of its tab. */
const pages = `[href^='/']:not([href*='.'],[href^='${routes.euCheck}'])`;

/**
 * Prerenders a page once the pointer has rested on its link (`RestedLink`) or on touch. Browsers do nothing
 * under Save-Data. The policy hashes this text (`apps/site/postbuild/policy/page-policy.ts`).
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { selector_matches: pages }, eagerness: 'moderate' },
    { where: { selector_matches: `[data-rested]${pages}` }, eagerness: 'immediate' },
  ],
});
