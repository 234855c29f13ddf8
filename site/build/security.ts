import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtFiles, pageAddress } from './built-files.ts';
import { foreignStyleRequest, pagePolicy, policyBreaches, withPolicyMeta } from './security-policy.ts';

/**
 * Writes each page's own policy into the page and notes it for the header map.
 * @param policies receives the header form by page address
 * @throws when a page holds what its policy would block, naming page and snippet, all findings at once
 */
export function security(policies: Map<string, string>): AstroIntegration {
  return {
    name: 'security',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const files = builtFiles(folder);
        const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
        const breaches: string[] = [];
        policies.clear();
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const html = read(file);
          breaches.push(...policyBreaches(html).map((breach) => `${pageAddress(file)}: ${breach}`));
          const policy = pagePolicy(html);
          policies.set(pageAddress(file), policy.header);
          writeFileSync(path.join(folder, file), withPolicyMeta(html, policy));
        }
        for (const file of files.filter((name) => name.endsWith('.css'))) {
          const foreign = foreignStyleRequest(read(file));
          if (foreign) breaches.push(`/${file}: request to another host: ${foreign}`);
        }
        if (breaches.length > 0) {
          throw new Error(
            `The security policy forbids ${breaches.length} things on the built pages:\n${breaches.join('\n')}`,
          );
        }
        logger.info(`${policies.size} pages carry their own policy`);
      },
    },
  };
}
