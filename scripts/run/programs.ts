import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { run } from './processes.mjs';

type Program = {
  /** Environment variable that gives another path; the tests read the program's path from it. */
  variable: string;
  /** Names on the path, or full paths; the first that exists is used. */
  files: string[];
  /** Debian packages. */
  packages: string[];
  /** `long-run`: `.ci/run` installs it, not `npm test`. Tests are skipped where a program that is not required is missing. */
  need: 'required' | 'optional' | 'long-run';
};

const program = (need: Program['need'], variable: string, packages: string, ...files: string[]): Program => ({
  need,
  variable,
  packages: packages.split(' '),
  files,
});
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';
const webKitPackages = 'webkit2gtk-driver xvfb gir1.2-webkit2-4.1 python3-gi';

export const programs = {
  chromium: program('required', 'CHROMIUM_PATH', 'chromium', 'chromium', 'google-chrome-stable', macChrome),
  // The engine without windows takes half of the time.
  chromiumShell: program(
    'optional',
    'CHROMIUM_SHELL_PATH',
    'chromium-headless-shell',
    'chromium-headless-shell',
  ),
  caddy: program('required', 'CADDY_PATH', 'caddy', 'caddy'),
  // Folder of postgres and initdb.
  postgres: program('optional', 'POSTGRES_BIN', 'postgresql', ...postgresFolders()),
  pdfReader: program('optional', 'PDFTOTEXT_PATH', 'poppler-utils', 'pdftotext'),
  firefox: program('long-run', 'FIREFOX_PATH', 'firefox-esr', 'firefox-esr', 'firefox', macFirefox),
  webkit: program('long-run', 'WEBKIT_DRIVER_PATH', webKitPackages, 'WebKitWebDriver'),
};

/**
 * As root on Debian, prints and installs what `npm test` lacks, unless `VANDA_NO_INSTALL` is set.
 * @returns environment for the tests: the path of each program that is there
 * @throws {CommandError} when a variable names nothing or a required program is missing
 */
export async function ensurePrograms(...names: (keyof typeof programs)[]): Promise<Record<string, string>> {
  const wanted = names.map((name) => programs[name]);
  const missing = wanted.filter((program) => !locate(program) && program.need !== 'long-run');
  const canInstall = isDebian() && process.getuid?.() === 0 && process.env.VANDA_NO_INSTALL !== '1';
  if (missing.length > 0 && canInstall) await installPackages(missing.flatMap(({ packages }) => packages));
  const env: Record<string, string> = {};
  for (const program of wanted) {
    const { variable, packages, need } = program;
    const file = locate(program);
    const advice = `install ${packages.join(' ')} (Debian's names), or name the program with ${variable}`;
    if (file) env[variable] = file;
    else if (need !== 'required') console.log(`Skipped are the tests that need ${packages[0]}: ${advice}`);
    else throw new CommandError(`The tests need ${packages[0]}: ${advice}`);
  }
  return env;
}

/** @throws {CommandError} when the variable names no file */
export function locate({ variable, files }: Program): string | undefined {
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen))
    throw new CommandError(`${variable} is "${chosen}", where there is nothing`);
  if (chosen) return chosen;
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/sbin'];
  return files
    .flatMap((file) => (path.isAbsolute(file) ? [file] : folders.map((folder) => path.join(folder, file))))
    .find((file) => existsSync(file));
}

/** Not Ubuntu, whose chromium and firefox packages only install from another store. */
const isDebian = () =>
  existsSync('/etc/debian_version') && !readFileSync('/etc/os-release', 'utf8').includes('ID=ubuntu');

async function installPackages(names: string[]): Promise<void> {
  console.log(`apt-get install ${names.join(' ')} (VANDA_NO_INSTALL=1 refuses)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
}

/** Sorted with the newest first. */
function postgresFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const ours = versions.sort((a, b) => Number(b) - Number(a)).map((name) => path.join(debian, name, 'bin'));
  return [...ours, ...(process.env.PATH ?? '').split(path.delimiter)].filter((folder) =>
    existsSync(path.join(folder, 'initdb')),
  );
}
