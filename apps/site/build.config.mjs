// Node imports this as it is, where Astro starts a server of its own to read a configuration in TypeScript.
export { default } from './astro.config.ts';
