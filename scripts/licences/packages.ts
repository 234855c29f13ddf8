import { allowedLicences, licenceOfPackage, type Use } from './allowed.ts';

export type LicensedPackage = { name: string; version: string; licence: string };

type LockEntry = { version?: string; license?: string; dev?: boolean; link?: boolean };

/** The packages of a lock file that the running service or the build needs, by name. Tools of development are left out. */
export function productionPackages(lock: { packages: Record<string, LockEntry> }): LicensedPackage[] {
  const found = new Map<string, LicensedPackage>();
  for (const [place, entry] of Object.entries(lock.packages)) {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!place.includes('node_modules/') || entry.link || entry.dev) continue;
    const version = entry.version ?? '';
    const licence = licenceOfPackage[name] ?? entry.license ?? 'none';
    found.set(`${name}@${version}`, { name, version, licence });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

export function shippedPackages(text: string): LicensedPackage[] {
  const heads = text.matchAll(/^-{72}\n(?<name>\S+) (?<version>\S+) \((?<licence>.+)\)$/gm);
  return [...heads].map(({ groups: { name = '', version = '', licence = '' } = {} }) => ({
    name,
    version,
    licence,
  }));
}

export function forbiddenPackages(packages: LicensedPackage[], use: Use): string[] {
  return packages
    .filter(({ licence }) => !isAllowed(licence, use))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
}

/** An SPDX expression: one of `A OR B`, all of `A AND B`. */
function isAllowed(expression: string, use: Use): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) =>
    choice.split(' AND ').every((licence) => {
      const allowed = Object.hasOwn(allowedLicences, licence) ? allowedLicences[licence] : undefined;
      return allowed !== undefined && (use === 'tools' || allowed.use === 'visitors');
    }),
  );
}
