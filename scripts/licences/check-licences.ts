/**
 * Prints the licences of what the service and the build are made of and of what reaches the visitor, and fails on one
 * that `licences/allowed.ts` does not list. With --quiet only what is wrong.
 */
import { existsSync, readFileSync } from 'node:fs';
import { allowedLicences, ownWorks } from './allowed.ts';
import { forbiddenPackages, productionPackages, shippedPackages } from './packages.ts';

const noticesFile = 'apps/site/dist/licences.txt';

const production = productionPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const shipped = existsSync(noticesFile) ? shippedPackages(readFileSync(noticesFile, 'utf8')) : undefined;

if (!process.argv.includes('--quiet')) {
  console.log(`Sent to visitors (${noticesFile} holds the notices):`);
  if (!shipped) console.log('  The site is not built: npm run build');
  for (const { name, version, licence } of shipped ?? [])
    console.log(`  ${`${name} ${version}`.padEnd(44)} ${licence}`);
  for (const { work, licence } of ownWorks) console.log(`  ${work}: ${licence}`);
  console.log(`\nIn the service and the build, ${production.length} packages:`);
  const counts = Map.groupBy(production, ({ licence }) => licence);
  for (const [licence, packages] of [...counts].sort(([, a], [, b]) => b.length - a.length)) {
    const names = packages.length > 6 ? '' : packages.map(({ name }) => name).join(', ');
    console.log(`  ${licence.padEnd(44)} ${String(packages.length).padStart(4)}  ${names}`);
  }
  console.log('\nAllowed, and why:');
  for (const [licence, { reason }] of Object.entries(allowedLicences))
    console.log(`  ${licence.padEnd(18)} ${reason}`);
}

const forbidden = [
  ...forbiddenPackages(production, 'tools'),
  ...forbiddenPackages(shipped ?? [], 'visitors').map((line) => `${line} (sent to visitors)`),
];
for (const line of forbidden)
  console.error(`${line}: not allowed; read it, then see scripts/licences/allowed.ts`);
process.exitCode = forbidden.length > 0 ? 1 : 0;
