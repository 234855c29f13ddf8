/** The check continues from the answers of its tab. */
const pages = "[href^='/']:not([href*='.'],[href*='/check'])";

/** Inactive under Save-Data. The policy hashes this text. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: pages }, eagerness: 'moderate' }],
});
