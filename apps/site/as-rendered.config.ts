import config from './astro.config.ts';

/** The site as Astro writes it, without post-processing. */
export default {
  ...config,
  integrations: config.integrations?.flat().filter((one) => one && one.name !== 'post-build'),
};
