// Node imports this directly; for a TypeScript configuration Astro would start a server.
export { default } from './astro.config.ts';
