import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { capture, withProgress } from './processes.mjs';

type Program = {
  /** Environment variable that names another one, and in which the tests find it. */
  variable: string;
  find: () => string | undefined;
  /** Debian's. */
  packages: string[];
  what: string;
  /** Its tests are skipped where it is missing. */
  isOptional?: boolean;
};

const debianPostgres = '/usr/lib/postgresql';
const typelib = 'girepository-1.0/WebKit2-4.1.typelib';

export const programs = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    find: () =>
      onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
      existing('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
    packages: ['chromium'],
    what: 'Chromium or Google Chrome',
  },
  // The same engine without windows takes half of the time.
  chromiumShell: {
    variable: 'CHROMIUM_SHELL_PATH',
    find: () => onPath('chromium-headless-shell'),
    packages: ['chromium-headless-shell'],
    what: 'the headless shell of Chromium',
    isOptional: true,
  },
  caddy: {
    variable: 'CADDY_PATH',
    find: () => onPath('caddy'),
    packages: ['caddy'],
    what: 'Caddy',
  },
  postgres: {
    variable: 'POSTGRES_BIN',
    find: () =>
      [...postgresVersions(), ...(process.env.PATH ?? '').split(path.delimiter)].find((folder) =>
        ['postgres', 'initdb'].every((name) => existsSync(path.join(folder, name))),
      ),
    packages: ['postgresql'],
    what: 'PostgreSQL (the folder of postgres and initdb)',
    isOptional: true,
  },
  pdfReader: {
    variable: 'PDFTOTEXT_PATH',
    find: () => onPath('pdftotext'),
    packages: ['poppler-utils'],
    what: "pdftotext, poppler's reader of PDF",
    isOptional: true,
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    find: () =>
      onPath('firefox-esr', 'firefox') ?? existing('/Applications/Firefox.app/Contents/MacOS/firefox'),
    packages: ['firefox-esr'],
    what: 'Firefox',
    isOptional: true,
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    // The driver opens its window with GTK on a virtual display.
    find: () =>
      onPath('Xvfb') && libraryFolders().some((folder) => existsSync(path.join(folder, typelib)))
        ? onPath('WebKitWebDriver')
        : undefined,
    packages: ['webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'],
    what: 'WebKitGTK',
    isOptional: true,
  },
} satisfies Record<string, Program>;

/**
 * Installs Debian's packages for missing programs where this account may and `VANDA_NO_INSTALL` is not set.
 * @returns environment for the tests: the path of each program that is there
 * @throws {CommandError} when a variable names nothing or a required program is missing
 */
export async function ensurePrograms(names: (keyof typeof programs)[]): Promise<Record<string, string>> {
  const wanted = names.map((name): Program => programs[name]);
  const missing = wanted.filter((program) => !locate(program));
  const packages = missing.flatMap((program) => program.packages);
  if (packages.length > 0 && canInstall()) await installPackages(packages);
  const env: Record<string, string> = {};
  for (const program of wanted) {
    const file = locate(program);
    if (file) env[program.variable] = file;
    else if (program.isOptional)
      console.log(`${program.what} is missing, its tests are skipped: ${fixOf(program)}`);
    else throw new CommandError(`The tests need ${program.what}: ${fixOf(program)}`);
  }
  return env;
}

/** @throws {CommandError} when its variable names nothing */
export function locate({ variable, find, what }: Program): string | undefined {
  const chosen = process.env[variable];
  if (!chosen) return find();
  if (existsSync(chosen)) return chosen;
  throw new CommandError(`${variable} is "${chosen}", where there is nothing: give the path of ${what}`);
}

function fixOf({ packages, variable }: Program): string {
  const install = isDebian() ? `run apt-get install ${packages.join(' ')} as root` : 'install it';
  return `${install}, or name it with ${variable}`;
}

/** Not Ubuntu, whose chromium and firefox packages only install from another store. */
const isDebian = () =>
  existsSync('/etc/debian_version') && !readFileSync('/etc/os-release', 'utf8').includes('ID=ubuntu');

const canInstall = () => isDebian() && process.getuid?.() === 0 && process.env.VANDA_NO_INSTALL !== '1';

async function installPackages(names: string[]): Promise<void> {
  console.log(`apt-get install ${names.join(' ')} (VANDA_NO_INSTALL=1 refuses)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await withProgress('Installing system packages', async () => {
    const update = await capture('apt-get', ['update', '-qq'], { env });
    if (update.code !== 0) return update;
    return capture('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
  });
  if (code !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'));
}

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders
    .concat('/usr/bin', '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin')
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

const existing = (file: string) => (existsSync(file) ? file : undefined);

/** The newest first. */
function postgresVersions(): string[] {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debianPostgres, version, 'bin'));
}

/** `/usr/lib`, `/usr/lib/x86_64-linux-gnu` */
function libraryFolders(): string[] {
  const names = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return [
    '/usr/lib',
    ...names.filter((name) => name.endsWith('-linux-gnu')).map((name) => `/usr/lib/${name}`),
  ];
}
