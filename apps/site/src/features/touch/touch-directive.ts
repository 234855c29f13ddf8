import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean | string;
  }
}

export const touchDirective = (): AstroIntegration => ({
  name: 'touch-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'touch', entrypoint: './src/features/touch/touch-directive.client.ts' });
    },
  },
});
