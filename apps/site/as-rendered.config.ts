import config from './astro.config.ts';

export default {
  ...config,
  integrations: config.integrations?.flat().filter((one) => one && one.name !== 'post-build'),
};
