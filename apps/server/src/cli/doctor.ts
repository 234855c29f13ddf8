import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { connect } from 'node:tls';
import { promisify } from 'node:util';
import { dayMs, hourMs } from '@vanda/forms/day';
import { backlog } from '../modules/mail/outbox.ts';
import { mailTransport } from '../modules/mail/smtp.ts';
import { lastBackup, proveReplica } from '../platform/backup/litestream.ts';
import { readState, writeState } from '../platform/database/service-state.ts';
import { examineStore } from '../platform/database/sqlite-file.ts';
import type { Settings } from '../platform/env.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { readBuildTimes } from '../platform/static/build-files.ts';
import type { StoreCommandContext } from './command.ts';

/** `bad` makes the exit code 1; `unknown` could not be examined from here. */
type Finding = { readonly state: 'good' | 'bad' | 'unknown'; readonly text: string };

/** Longest age of a backup and of a build: a day, and two hours for the work itself. */
const longestAgeMs = dayMs + 2 * hourMs;
const longestDueMs = hourMs;
const minuteMs = 60_000;
/** The service writes its time every minute. */
const longestLagMs = 2 * minuteMs;
const leastFreeBytes = 1_000_000_000;
const leastCertificateDays = 14;
const connectTimeoutMs = 10_000;

export async function doctor(context: StoreCommandContext): Promise<void> {
  const { options, settings, nowMs } = context;
  const findings = [
    ...storeFindings(settings),
    ...(await outboxFindings(context)),
    ...(await mailFindings(settings, text(options.mail))),
    ...(await senderFindings(settings, text(options.dkim))),
    await diskFinding(settings.dataDir),
    await clockFinding(),
    ...(await certificateFindings(settings, nowMs)),
    ...(await backupFindings(context)),
    ageFinding('build of the site', readBuildTimes(settings.siteBuild).builtAtMs, nowMs, 'npm run build'),
    ...buildTimeFindings(settings),
    launchFinding(settings.siteBuild),
  ];
  const marks = { good: 'ok     ', bad: 'WRONG  ', unknown: 'unknown' };
  for (const { state, text } of findings) context.print(`${marks[state]}  ${text}`);
  const bad = findings.filter(({ state }) => state === 'bad');
  if (options.notify === true)
    await notifyOperator(
      context,
      bad.map(({ text }) => text),
    );
  if (bad.length > 0) throw new OperatorError(`${bad.length} of ${findings.length} are wrong`);
}

const good = (text: string): Finding => ({ state: 'good', text });
const bad = (text: string): Finding => ({ state: 'bad', text });
const unknown = (text: string): Finding => ({ state: 'unknown', text });
const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);
const reason = (error: unknown) => (error instanceof Error ? error.message : 'no reason given');

function storeFindings({ databaseUrl, dataDir }: Settings): Finding[] {
  if (databaseUrl) return [good('store: PostgreSQL answers')];
  try {
    examineStore(dataDir);
    return [good('store: SQLite, no damage')];
  } catch (error) {
    return [bad(`store: ${reason(error)}`)];
  }
}

async function backupFindings({ settings, store, nowMs }: StoreCommandContext): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (settings.litestream) {
    const writtenAtMs = (await readState(store.database, 'last_seen_at')) ?? 0;
    try {
      const copiedAtMs = await proveReplica(settings);
      await store.database.transaction(async (queries) => {
        await writeState(queries, 'backed_up_at', copiedAtMs);
        await writeState(queries, 'backup_proved_at', nowMs);
      });
      const lagMs = writtenAtMs - copiedAtMs;
      if (lagMs > longestLagMs)
        findings.push(
          bad(`replica: ${Math.round(lagMs / minuteMs)} minutes behind: journalctl -u vanda-litestream`),
        );
    } catch (error) {
      findings.push(bad(`replica: it can't be restored: ${reason(error)}`));
    }
  }
  const { upToDateAtMs, provedAtMs } = await lastBackup(store.database);
  return [
    ...findings,
    ageFinding('backup', upToDateAtMs, nowMs, 'set LITESTREAM_URL, or enquiries backup FILE'),
    ageFinding('backup restored for trial', provedAtMs, nowMs, 'enquiries doctor, or enquiries backup FILE'),
  ];
}

async function outboxFindings({ store, nowMs }: StoreCommandContext): Promise<Finding[]> {
  const { failed, due } = await backlog(store.database);
  return [
    failed > 0
      ? bad(`outbox: ${failed} failed: see the desk's failed mail, then enquiries retry-mail`)
      : good('outbox: nothing given up'),
    due !== null && nowMs - due > longestDueMs
      ? bad(`outbox: mail waits for ${Math.floor((nowMs - due) / hourMs)} hours: is the mail server reached?`)
      : good('outbox: nothing waits longer than an hour'),
  ];
}

async function mailFindings({ mail }: Settings, testAddress: string | undefined): Promise<Finding[]> {
  if (!mail) return [bad('mail: SMTP_URL is not set: enquiries are stored and nobody is notified')];
  const transport = mailTransport(mail.smtpUrl);
  const { host } = new URL(mail.smtpUrl);
  try {
    await transport.verify();
    if (testAddress === undefined) return [good(`mail: ${host} takes our login`)];
    await transport.sendMail({
      from: mail.from,
      to: testAddress,
      subject: 'Test message of the website’s server',
      text: 'This message shows that the server can send mail. Nobody needs to answer it.',
    });
    return [good(`mail: ${host} took a test message to ${testAddress}`)];
  } catch (error) {
    return [bad(`mail: ${host} refuses: ${reason(error)}`)];
  } finally {
    transport.close();
  }
}

/** SPF (RFC 7208), DMARC (RFC 7489) and DKIM (RFC 6376) records of the sender's domain. */
async function senderFindings({ mail }: Settings, selector: string | undefined): Promise<Finding[]> {
  if (!mail) return [];
  const domain = mail.from.address.split('@')[1] ?? '';
  const resolver = new Resolver({ timeout: 3000, tries: 1 });
  const record = async (name: string, start: string, what: string): Promise<Finding> => {
    try {
      const found = (await resolver.resolveTxt(name)).some((parts) => parts.join('').startsWith(start));
      return found
        ? good(`${what}: ${name}`)
        : bad(`${what}: ${name} has no record that begins with ${start}`);
    } catch (error) {
      const { code } = error as { code?: string };
      const isAbsent = code === 'ENOTFOUND' || code === 'ENODATA';
      return isAbsent ? bad(`${what}: ${name} has no TXT record`) : unknown(`${what}: ${name} (${code})`);
    }
  };
  return [
    await record(domain, 'v=spf1', 'SPF'),
    await record(`_dmarc.${domain}`, 'v=DMARC1', 'DMARC'),
    selector === undefined
      ? unknown('DKIM: give the selector of your mail server: doctor --dkim SELECTOR')
      : await record(`${selector}._domainkey.${domain}`, 'v=DKIM1', 'DKIM'),
  ];
}

async function diskFinding(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir).catch(() => ({ bavail: Number.NaN, bsize: 1 }));
  const free = bavail * bsize;
  if (Number.isNaN(free)) return unknown(`disk: ${dataDir} is not on this machine`);
  const words = `disk: ${(free / 1e9).toFixed(1)} GB free at ${dataDir}`;
  return free < leastFreeBytes ? bad(`${words}: make room`) : good(words);
}

async function clockFinding(): Promise<Finding> {
  try {
    const { stdout } = await promisify(execFile)('timedatectl', [
      'show',
      '--property=NTPSynchronized',
      '--value',
    ]);
    return stdout.trim() === 'yes'
      ? good('clock: synchronised')
      : bad('clock: not synchronised: timedatectl set-ntp true');
  } catch {
    return unknown('clock: timedatectl does not answer here');
  }
}

async function certificateFindings({ siteUrl, desk }: Settings, nowMs: number): Promise<Finding[]> {
  const addresses = [siteUrl, desk?.url].map((url) => url && new URL(url));
  return Promise.all(
    addresses.flatMap((url) => (url && url.protocol === 'https:' ? [certificateFinding(url, nowMs)] : [])),
  );
}

const certificateFinding = ({ hostname, port }: URL, nowMs: number): Promise<Finding> =>
  new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - nowMs) / dayMs);
      const words = `certificate: ${hostname} for ${days} more days`;
      resolve(days < leastCertificateDays ? bad(`${words}: is it renewed?`) : good(words));
      socket.destroy();
    });
    socket.setTimeout(connectTimeoutMs, () => socket.destroy(new Error('no answer')));
    socket.on('error', (error) => resolve(bad(`certificate: ${hostname}: ${error.message}`)));
  });

function ageFinding(what: string, atMs: number | undefined, nowMs: number, command: string): Finding {
  if (atMs === undefined) return bad(`${what}: none is known: ${command}`);
  const hours = Math.floor((nowMs - atMs) / hourMs);
  return nowMs - atMs > longestAgeMs
    ? bad(`${what}: ${hours} hours old: does its timer run? ${command}`)
    : good(`${what}: ${hours} hours old`);
}

/** The content and its build grow, and a build over the limit is stopped: half of it leaves time to act. */
function buildTimeFindings({ siteBuild, buildSeconds }: Settings): Finding[] {
  const { seconds } = readBuildTimes(siteBuild);
  if (buildSeconds === undefined || seconds === undefined) return [];
  const words = `time of the build: ${seconds} of at most ${buildSeconds} seconds`;
  return [seconds > buildSeconds / 2 ? bad(`${words}: raise BUILD_SECONDS`) : good(words)];
}

function launchFinding(siteBuild: string): Finding {
  try {
    const report = JSON.parse(readFileSync(path.join(path.dirname(siteBuild), 'launch-report.json'), 'utf8'));
    return report.open === 0
      ? good('content: nothing left to give')
      : unknown(`content: ${report.open} points to look at: npm run check:launch lists them`);
  } catch {
    return unknown('content: no report beside the build');
  }
}

async function notifyOperator({ settings, store, print }: StoreCommandContext, findings: readonly string[]) {
  const { operator, mail, siteUrl } = settings;
  if (!operator.mail && !operator.webhook)
    throw new OperatorError('Set OPERATOR_MAIL or OPERATOR_WEBHOOK: --notify reports there');
  // The comparison ignores figures: an age that grew is no news.
  const kinds = findings.join('\n').replaceAll(/[\d.]+/g, '');
  const hash = findings.length === 0 ? 0 : createHash('sha256').update(kinds).digest().readUIntBE(0, 6);
  if (((await readState(store.database, 'notified_of')) ?? 0) === hash) return;
  const subject = `${new URL(siteUrl).hostname}: ${findings.length === 0 ? 'all is well again' : `${findings.length} found wrong`}`;
  const words = [subject, ...findings].join('\n');
  const sent = await Promise.allSettled([
    ...(operator.webhook ? [postText(operator.webhook, words)] : []),
    ...(operator.mail && mail
      ? [sendText(mail.smtpUrl, { from: mail.from, to: operator.mail, subject, text: words })]
      : []),
  ]);
  if (!sent.some(({ status }) => status === 'fulfilled'))
    throw new OperatorError('The operator could not be notified');
  await store.database.transaction((queries) => writeState(queries, 'notified_of', hash));
  print('The operator is notified');
}

async function postText(url: string, words: string): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: words }),
    signal: AbortSignal.timeout(connectTimeoutMs),
  });
  if (!ok) throw new Error(`the operator's webhook answered ${status}`);
}

async function sendText(
  smtpUrl: string,
  message: Parameters<ReturnType<typeof mailTransport>['sendMail']>[0],
): Promise<void> {
  const transport = mailTransport(smtpUrl);
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
}
