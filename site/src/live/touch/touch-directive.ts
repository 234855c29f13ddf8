import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island's script when the visitor first points at it, focuses it, taps it or types in it. */
    'client:touch'?: boolean;
  }
}

/** Adds `client:touch`, so that a page costs no framework until its island is used. */
export function touchDirective(): AstroIntegration {
  return {
    name: 'touch-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/live/touch/touch-directive.client.ts' });
      },
    },
  };
}
