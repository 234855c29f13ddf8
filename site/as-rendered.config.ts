import config from './astro.config.ts';

/** The site as Astro renders it: nothing is done to the written pages. */
export default {
  ...config,
  integrations: config.integrations?.flat().filter((one) => one && one.name !== 'written-pages'),
};
