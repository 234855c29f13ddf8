import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { isIsoDay } from '@vanda/forms/day';
import { defaultPort, settings } from '@vanda/forms/settings';
import * as z from 'zod';
import { OperatorError } from './operator-error.ts';

const serverRoot = path.resolve(import.meta.dirname, '../..');
const projectRoot = path.resolve(serverRoot, '../..');

/** `fix` completes `NAME is "value": …`. */
const variable = <T>(read: (value: string) => T | undefined, fix: string) =>
  z.optional(
    z.string().transform((value, context): T => {
      const result = read(value);
      if (result !== undefined) return result;
      context.issues.push({ code: 'custom', message: fix, input: value });
      return z.NEVER;
    }),
  );

const defaultDeskPort = 4322;

const folder = variable((value) => path.resolve(value), 'give a path');

const host = variable(readHost, 'give the address to listen on, such as localhost or 0.0.0.0');
const secret = variable(
  (value) => (value.length >= 24 ? value : undefined),
  'give at least 24 characters: node -p "crypto.randomBytes(32).toString(\'base64url\')" makes one',
);

const schema = z.object({
  PORT: variable(settings.PORT.read, settings.PORT.fix),
  HOST: host,
  SITE_URL: variable(settings.SITE_URL.read, settings.SITE_URL.fix),
  SITE_NOW: variable(settings.SITE_NOW.read, settings.SITE_NOW.fix),
  SITE_DIST: folder,
  SITE_HTTP_MAP: folder,
  SITE_SESSIONS: folder,
  COURSE_DATES_FILE: folder,
  DATA_DIR: folder,
  DATABASE_URL: variable(
    (value) => readUrl(value, ['postgres:', 'postgresql:'])?.href,
    'give a PostgreSQL address, such as postgres://user:password@host:5432/vanda, or leave it out for SQLite',
  ),
  SMTP_URL: variable(
    (value) => readUrl(value, ['smtp:', 'smtps:'])?.href,
    'give a mail server, such as smtps://user:password@mail.example.com:465',
  ),
  MAIL_FROM: variable(readMailbox, 'give a sender, such as Your Company <hello@company.example>'),
  MAIL_TO: variable(readMailbox, 'give the address that gets the enquiries, such as hello@vanda.example'),
  WEBHOOK_URL: variable(
    readWebhookUrl,
    'give an address without user and password, such as https://crm.example.com/hooks/enquiries',
  ),
  WEBHOOK_SECRET: secret,
  LINK_SECRET: secret,
  TRUST_PROXY: variable(
    readNetworks,
    "give your proxies' addresses, separated by commas, such as 127.0.0.1,10.0.0.0/8",
  ),
  OPERATOR_MAIL: variable(
    readMailbox,
    'give the address of whoever runs the server, such as ops@vanda.example',
  ),
  OPERATOR_WEBHOOK: variable(
    readWebhookUrl,
    'give an address without user and password that takes {"text": …}, such as https://chat.example.com/hooks/1',
  ),
  LITESTREAM_URL: variable(
    (value) => (/^(?:s3|sftp|abs|gcs|file):\/\/./.test(value) ? value : undefined),
    'give a place that Litestream knows, such as s3://bucket/vanda',
  ),
  LITESTREAM_ENDPOINT: z.optional(z.string()),
  LITESTREAM_ACCESS_KEY_ID: z.optional(z.string()),
  LITESTREAM_SECRET_ACCESS_KEY: z.optional(z.string()),
  LITESTREAM_RECIPIENT: z.optional(z.string()),
  LITESTREAM_KEY: z.optional(z.string()),
  RATE_LIMIT: variable(
    (value) => readWhole(value, 0, 1_000_000),
    'give the enquiries one client may send in ten minutes, such as 30, or 0 for no limit',
  ),
  RECEIPT_LIMIT: variable(
    (value) => readWhole(value, 0, 1_000_000),
    'give the receipts one address may get in a day, such as 5, or 0 for any number',
  ),
  PUBLIC_HOLIDAYS: variable(
    readHolidays,
    'give a file of public holidays, one day a line like 2026-12-25; see infra/public-holidays.txt',
  ),
  DESK_URL: variable(
    readDeskUrl,
    "give the desk's own address without a path, such as https://desk.vanda.example; passkeys need https, or localhost",
  ),
  DESK_PORT: variable(settings.PORT.read, `give a whole number from 1 to 65535, such as ${defaultDeskPort}`),
  DESK_HOST: host,
  CONTENT_DIR: folder,
  PUBLISHER_SOCKET: folder,
  BUILD_SECONDS: variable((value) => readWhole(value, 60, 86_400), 'give seconds, such as 900'),
  DESK_DIST: folder,
  METRICS_TOKEN: secret,
  LOG_LEVEL: variable(
    (value) => logLevels.find((level) => level === value),
    'give one of debug, info, warn, error, silent',
  ),
});

export const variableNames: readonly string[] = Object.keys(schema.shape);

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type Mailbox = { readonly name: string; readonly address: string };

export type Settings = Readonly<ReturnType<typeof toSettings>>;

export type DeskSettings = NonNullable<Settings['desk']>;

export type MailSettings = NonNullable<Settings['mail']>;

/** An empty variable counts as unset. @throws {OperatorError} with all errors at once, one a line */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = schema.safeParse(given);
  const issues = result.success
    ? combinationIssues(result.data)
    : result.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `${name} is "${isSecret(name) ? '…' : given[name]}": ${issue.message}`;
      });
  if (!result.success || issues.length > 0) throw new OperatorError(issues.join('\n'));
  return toSettings(result.data);
}

type Variables = z.infer<typeof schema>;

function combinationIssues(values: Variables): string[] {
  const issues: string[] = [];
  if (values.SMTP_URL && !values.MAIL_FROM) {
    issues.push(
      'MAIL_FROM is missing: SMTP_URL needs a sender, such as Your Company <hello@company.example>',
    );
  }
  if (values.SMTP_URL && !values.MAIL_TO)
    issues.push('MAIL_TO is missing: SMTP_URL needs the address that gets the enquiries');
  if (values.DESK_URL && (values.DESK_PORT ?? defaultDeskPort) === (values.PORT ?? defaultPort))
    issues.push('DESK_PORT is the port of the site: the desk needs one of its own');
  if (values.WEBHOOK_URL && !values.WEBHOOK_SECRET)
    issues.push('WEBHOOK_SECRET is missing: WEBHOOK_URL needs a secret of at least 24 characters');
  for (const name of ['LITESTREAM_RECIPIENT', 'LITESTREAM_KEY'] as const) {
    if (values.LITESTREAM_URL && !values[name])
      issues.push(`${name} is missing: the replica is encrypted; age-keygen makes the pair of keys`);
  }
  if (values.LITESTREAM_URL && values.DATABASE_URL) {
    issues.push(
      'LITESTREAM_URL is for SQLite: leave it out, and archive the log of PostgreSQL (docs/intake.md)',
    );
  }
  return issues;
}

function toSettings(values: Variables) {
  const port = values.PORT ?? defaultPort;
  const siteHttpMap = values.SITE_HTTP_MAP ?? path.join(projectRoot, 'apps/site/http/map.json');
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: to } = values;
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret } = values;
  const { CONTENT_DIR: content } = values;
  return {
    port,
    host: values.HOST ?? 'localhost',
    siteUrl: values.SITE_URL ?? `http://localhost:${port}`,
    siteNowMs: values.SITE_NOW,
    siteDist: values.SITE_DIST ?? path.join(projectRoot, 'apps/site/dist'),
    siteHttpMap,
    siteCompany: path.join(path.dirname(siteHttpMap), 'company.json'),
    siteBuild: path.join(path.dirname(siteHttpMap), 'build.json'),
    siteSessions: values.SITE_SESSIONS ?? path.join(path.dirname(siteHttpMap), 'sessions.json'),
    /** The file is written for builds of the site where the desk is on. */
    courseDatesFile: values.COURSE_DATES_FILE,
    dataDir: values.DATA_DIR ?? path.join(projectRoot, 'data'),
    databaseUrl: values.DATABASE_URL,
    /** Variables of infra/litestream.yml; undefined where Litestream does not run. */
    litestream: values.LITESTREAM_URL
      ? {
          LITESTREAM_URL: values.LITESTREAM_URL,
          LITESTREAM_ENDPOINT: values.LITESTREAM_ENDPOINT ?? '',
          LITESTREAM_ACCESS_KEY_ID: values.LITESTREAM_ACCESS_KEY_ID ?? '',
          LITESTREAM_SECRET_ACCESS_KEY: values.LITESTREAM_SECRET_ACCESS_KEY ?? '',
          LITESTREAM_RECIPIENT: values.LITESTREAM_RECIPIENT ?? '',
          LITESTREAM_KEY: values.LITESTREAM_KEY ?? '',
        }
      : undefined,
    mail: smtpUrl && from && to ? { smtpUrl, from, to } : undefined,
    webhook: url && webhookSecret ? { url, secret: webhookSecret } : undefined,
    /** Signs registrants' links; by default a key from the store. */
    linkSecret: values.LINK_SECRET,
    operator: { mail: values.OPERATOR_MAIL, webhook: values.OPERATOR_WEBHOOK },
    /** Networks whose `X-Forwarded-For` header is trusted. */
    trustedProxies: values.TRUST_PROXY ?? [],
    rateLimit: values.RATE_LIMIT ?? 30,
    receiptLimit: values.RECEIPT_LIMIT ?? 5,
    /** ISO days in Singapore on which a reply time of working days does not run. */
    publicHolidays: values.PUBLIC_HOLIDAYS ?? new Set<string>(),
    desk: values.DESK_URL
      ? {
          /** WebAuthn relying party; accepted origin of writes. */
          url: values.DESK_URL,
          port: values.DESK_PORT ?? defaultDeskPort,
          host: values.DESK_HOST ?? 'localhost',
          dist: values.DESK_DIST ?? path.join(projectRoot, 'office/desk/dist'),
          metricsToken: values.METRICS_TOKEN,
          /** Unix socket; undefined where the content area is off. */
          publisher: content && (values.PUBLISHER_SOCKET ?? path.join(content, '.desk/publisher.sock')),
        }
      : undefined,
    /** The publisher stops a build after this time; undefined without a publisher. */
    buildSeconds: content ? (values.BUILD_SECONDS ?? 900) : undefined,
    logLevel: values.LOG_LEVEL ?? 'info',
  };
}

/** Names of keys, and of addresses that may contain one. */
export const isSecret = (name: string): boolean =>
  /_(SECRET|KEY|TOKEN|WEBHOOK)$|^(WEBHOOK|DATABASE|SMTP)_URL$/.test(name);

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

/** ISO days, one a line; `#` begins a comment. */
function readHolidays(file: string): ReadonlySet<string> | undefined {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const days = lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean);
    return days.every(isIsoDay) ? new Set(days) : undefined;
  } catch {
    return undefined;
  }
}

function readHost(value: string): string | undefined {
  return isIP(value) || /^[a-z0-9.-]+$/i.test(value) ? value : undefined;
}

/** Browsers make passkeys for https and for localhost, but not for an IP address. */
function readDeskUrl(value: string): string | undefined {
  const origin = settings.SITE_URL.read(value);
  const { protocol, hostname } = new URL(origin ?? 'invalid:');
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return origin && isSafe && !isIP(hostname.replace(/^\[|\]$/g, '')) ? origin : undefined;
}

/** `fetch` rejects addresses with a password, and its error contains it. */
function readWebhookUrl(value: string): string | undefined {
  const url = readUrl(value, ['https:', 'http:']);
  return url && url.username === '' && url.password === '' ? url.href : undefined;
}

function readMailbox(value: string): Mailbox | undefined {
  const [, quoted, name = quoted, ...addresses] =
    /^(?:(?:"([^"<>\r\n]*)"\s*|([^"<>\r\n]*))<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/.exec(
      value.trim(),
    ) ?? [];
  const address = addresses.find(Boolean);
  return address ? { name: name?.trim() ?? '', address } : undefined;
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
