import { isIP } from 'node:net';
import path from 'node:path';
import { defaultPort, settings } from '@vanda/enquiry/settings';
import * as z from 'zod';

/** Mistakes in the environment, one line each with the mend. The process ends with status 1 and prints them all. */
export class EnvironmentError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'EnvironmentError';
    this.mistakes = mistakes;
  }
}

const intakeRoot = path.resolve(import.meta.dirname, '..');
const projectRoot = path.resolve(intakeRoot, '..');

/** A variable with its rule: `mend` completes the sentence `NAME is "value": …`. */
function variable<T>(read: (value: string) => T | undefined, mend: string) {
  return z.optional(
    z.string().transform((value, context): T => {
      const result = read(value);
      if (result !== undefined) return result;
      context.issues.push({ code: 'custom', message: mend, input: value });
      return z.NEVER;
    }),
  );
}

/** Port of the desk where DESK_PORT is not set. */
const defaultDeskPort = 4322;

const folder = variable((value) => path.resolve(value), 'give a path');

const schema = z.object({
  PORT: variable(settings.PORT.read, settings.PORT.mend),
  HOST: variable(readHost, 'give the address to listen on, such as localhost or 0.0.0.0'),
  SITE_URL: variable(settings.SITE_URL.read, settings.SITE_URL.mend),
  SITE_NOW: variable(settings.SITE_NOW.read, settings.SITE_NOW.mend),
  SITE_DIST: folder,
  SITE_HTTP_MAP: folder,
  SITE_SESSIONS: folder,
  DATA_DIR: folder,
  DATABASE_URL: variable(
    (value) => readUrl(value, ['postgres:', 'postgresql:'])?.href,
    'give a PostgreSQL address, such as postgres://user:password@host:5432/vanda, or leave it out for SQLite',
  ),
  SMTP_URL: variable(
    (value) => readUrl(value, ['smtp:', 'smtps:'])?.href,
    'give a mail server, such as smtps://user:password@mail.example.com:465',
  ),
  MAIL_FROM: variable(readMailbox, 'give a sender, such as Vanda <hello@vanda.example>'),
  MAIL_TO: variable(readMailbox, 'give the address that gets the enquiries, such as hello@vanda.example'),
  WEBHOOK_URL: variable(
    readWebhookUrl,
    'give an address without user and password, such as https://crm.example.com/hooks/enquiries',
  ),
  WEBHOOK_SECRET: variable(
    (value) => (value.length >= 24 ? value : undefined),
    'give at least 24 characters: node -p "crypto.randomBytes(32).toString(\'base64url\')" makes one',
  ),
  LINK_SECRET: variable(
    (value) => (value.length >= 24 ? value : undefined),
    'give at least 24 characters: node -p "crypto.randomBytes(32).toString(\'base64url\')" makes one',
  ),
  TRUST_PROXY: variable(
    readNetworks,
    "give your proxies' addresses, separated by commas, such as 127.0.0.1,10.0.0.0/8",
  ),
  RATE_LIMIT: variable(
    (value) => readWhole(value, 0, 1_000_000),
    'give the enquiries one client may send in ten minutes, such as 30, or 0 for no limit',
  ),
  RECEIPT_LIMIT: variable(
    (value) => readWhole(value, 0, 1_000_000),
    'give the receipts one address may get in a day, such as 5, or 0 for any number',
  ),
  DESK_URL: variable(
    readDeskUrl,
    "give the desk's own address without a path, such as https://desk.vanda.example; passkeys need https, or localhost",
  ),
  DESK_PORT: variable(settings.PORT.read, `give a whole number from 1 to 65535, such as ${defaultDeskPort}`),
  DESK_HOST: variable(readHost, 'give the address to listen on, such as localhost or 0.0.0.0'),
  METRICS_TOKEN: variable(
    (value) => (value.length >= 24 ? value : undefined),
    'give at least 24 characters: node -p "crypto.randomBytes(32).toString(\'base64url\')" makes one',
  ),
  LOG_LEVEL: variable(
    (value) => logLevels.find((level) => level === value),
    'give one of debug, info, warn, error, silent',
  ),
});

/** Names of all variables that are read; any other is passed over. */
export const variableNames: readonly string[] = Object.keys(schema.shape);

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** A mail address with an optional name. */
export type Mailbox = { readonly name: string; readonly address: string };

/** Everything the service takes from its environment, read once at start. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Public origin of the site: links in mails, and the origin that forms may come from. */
  readonly siteUrl: string;
  /** Epoch milliseconds that the service takes for the moment of its start; undefined for the real clock. */
  readonly siteNowMs: number | undefined;
  readonly siteDist: string;
  readonly siteHttpMap: string;
  /** Sessions that the site's build wrote down; without the file any future date is accepted. */
  readonly siteSessions: string;
  /** Whose forms these are, written by the build beside the header map. */
  readonly siteCompany: string;
  /** When the site was built, beside it. */
  readonly siteBuild: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly mail: MailSettings | undefined;
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
  /** Signs the links of registrants; without one the store's own key does. */
  readonly linkSecret: string | undefined;
  /** Networks whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** Enquiries per client in ten minutes; 0 for no limit. */
  readonly rateLimit: number;
  /** Receipts per mailbox and Singapore day; 0 for any number. */
  readonly receiptLimit: number;
  /** The office's own room; undefined where it is off. */
  readonly desk: DeskSettings | undefined;
  readonly logLevel: (typeof logLevels)[number];
};

export type DeskSettings = {
  /** Public origin of the desk: its passkeys belong to it, and writes come from it. */
  readonly url: string;
  readonly port: number;
  readonly host: string;
  /** Who may read `/metrics` from elsewhere than this machine; undefined for nobody. */
  readonly metricsToken: string | undefined;
};

export type MailSettings = { readonly smtpUrl: string; readonly from: Mailbox; readonly to: Mailbox };

/**
 * Reads the environment. An empty variable counts as not set.
 * @throws {EnvironmentError} with every mistake at once
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = schema.safeParse(given);
  const mistakes = result.success
    ? combinationMistakes(result.data)
    : result.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `${name} is "${isSecret(name) ? '…' : given[name]}": ${issue.message}`;
      });
  if (!result.success || mistakes.length > 0) throw new EnvironmentError(mistakes);
  return toSettings(result.data);
}

type Variables = z.infer<typeof schema>;

function combinationMistakes(values: Variables): string[] {
  const mistakes: string[] = [];
  if (values.SMTP_URL && !values.MAIL_FROM) {
    mistakes.push('MAIL_FROM is missing: SMTP_URL needs a sender, such as Vanda <hello@vanda.example>');
  }
  if (values.SMTP_URL && !values.MAIL_TO) {
    mistakes.push('MAIL_TO is missing: SMTP_URL needs the address that gets the enquiries');
  }
  if (values.DESK_URL && (values.DESK_PORT ?? defaultDeskPort) === (values.PORT ?? defaultPort)) {
    mistakes.push('DESK_PORT is the port of the site: the desk needs one of its own');
  }
  if (values.WEBHOOK_URL && !values.WEBHOOK_SECRET) {
    mistakes.push('WEBHOOK_SECRET is missing: WEBHOOK_URL needs a secret of at least 24 characters');
  }
  return mistakes;
}

function toSettings(values: Variables): Settings {
  const port = values.PORT ?? defaultPort;
  const siteHttpMap = values.SITE_HTTP_MAP ?? path.join(projectRoot, 'site/http/map.json');
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: to } = values;
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = values;
  return {
    port,
    host: values.HOST ?? 'localhost',
    siteUrl: values.SITE_URL ?? `http://localhost:${port}`,
    siteNowMs: values.SITE_NOW,
    siteDist: values.SITE_DIST ?? path.join(projectRoot, 'site/dist'),
    siteHttpMap,
    siteCompany: path.join(path.dirname(siteHttpMap), 'company.json'),
    siteBuild: path.join(path.dirname(siteHttpMap), 'build.json'),
    siteSessions: values.SITE_SESSIONS ?? path.join(projectRoot, 'site/http/sessions.json'),
    dataDir: values.DATA_DIR ?? path.join(projectRoot, 'data'),
    databaseUrl: values.DATABASE_URL,
    mail: smtpUrl && from && to ? { smtpUrl, from, to } : undefined,
    webhook: url && secret ? { url, secret } : undefined,
    linkSecret: values.LINK_SECRET,
    trustedProxies: values.TRUST_PROXY ?? [],
    rateLimit: values.RATE_LIMIT ?? 30,
    receiptLimit: values.RECEIPT_LIMIT ?? 5,
    desk: values.DESK_URL
      ? {
          url: values.DESK_URL,
          port: values.DESK_PORT ?? defaultDeskPort,
          host: values.DESK_HOST ?? 'localhost',
          metricsToken: values.METRICS_TOKEN,
        }
      : undefined,
    logLevel: values.LOG_LEVEL ?? 'info',
  };
}

function isSecret(name: string): boolean {
  return [
    'WEBHOOK_URL',
    'WEBHOOK_SECRET',
    'LINK_SECRET',
    'METRICS_TOKEN',
    'DATABASE_URL',
    'SMTP_URL',
  ].includes(name);
}

function readWhole(value: string, min: number, max: number): number | undefined {
  const number = Number(value);
  return /^\d+$/.test(value) && number >= min && number <= max ? number : undefined;
}

function readUrl(value: string, protocols: readonly string[]): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && protocols.includes(url.protocol) && (url.hostname || url.protocol.startsWith('postgres'))
    ? url
    : undefined;
}

function readHost(value: string): string | undefined {
  return isIP(value) || /^[a-z0-9.-]+$/i.test(value) ? value : undefined;
}

/** Browsers make passkeys for https, and for localhost; never for a bare address. */
function readDeskUrl(value: string): string | undefined {
  const origin = settings.SITE_URL.read(value);
  const { protocol, hostname } = new URL(origin ?? 'invalid:');
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return origin && isSafe && !isIP(hostname.replace(/^\[|\]$/g, '')) ? origin : undefined;
}

/** `fetch` takes no address with a password in it, and says the password when it refuses. */
function readWebhookUrl(value: string): string | undefined {
  const url = readUrl(value, ['https:', 'http:']);
  return url && url.username === '' && url.password === '' ? url.href : undefined;
}

function readMailbox(value: string): Mailbox | undefined {
  const match = /^(?:"?([^"<>\r\n]*?)"?\s*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/.exec(value.trim());
  const address = match?.[2] ?? match?.[3];
  return address ? { name: match?.[1] ?? '', address } : undefined;
}

function readNetworks(value: string): string[] | undefined {
  const networks = value.split(',').map((network) => network.trim());
  const isNetwork = (network: string) => {
    const [address = '', bits] = network.split('/');
    const version = isIP(address);
    if (!version) return false;
    return bits === undefined || readWhole(bits, 0, version === 4 ? 32 : 128) !== undefined;
  };
  return networks.every(isNetwork) ? networks : undefined;
}
