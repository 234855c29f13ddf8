/**
 * Prints what the service carries on this machine: registrations a second with their 50th and 99th percentile at 32
 * connections, over SQLite and over PostgreSQL where DATABASE_URL names one; and pages a second beside plain nginx
 * where it is installed. Both serve the same built site with the same precompressed files, one after the other. How busy
 * the machine is with other work stands beside the figures, before each of them.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

type Call = { method: string; path: string; headers: Record<string, string>; body?: string };
type Result = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
  /** Share of the processors' time that other work took just before, from 0 to 1. */
  otherWork: number;
};

const connections = 32;
const warmUpMs = 2000;
const measureMs = 8000;
const lookAroundMs = 2000;
const root = path.resolve(import.meta.dirname, '../..');
const dist = process.env.SITE_DIST ?? path.join(root, 'site/dist');
const folder = mkdtempSync(path.join(tmpdir(), 'bench-intake-'));
const started: ChildProcess[] = [];

async function main(): Promise<void> {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('There is no built site: npm run build');
  console.log(
    `${cpus().length} processors, ${connections} connections, the load comes from the same machine; ` +
      `load average at the start ${loadavg()
        .map((load) => load.toFixed(2))
        .join(', ')}\n`,
  );
  const stores: Record<string, Record<string, string>> = {
    SQLite: {},
    ...(process.env.DATABASE_URL ? { PostgreSQL: { DATABASE_URL: process.env.DATABASE_URL } } : {}),
  };
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, environment] of Object.entries(stores)) {
    const service = await startService(environment);
    let count = 0;
    rows[`registrations, ${name}`] = toRow(await measure(service.port, () => registration(++count)));
    if (name === 'SQLite') rows['pages, this service'] = toRow(await measure(service.port, page));
    await end(service.child);
  }
  const nginx = await startNginx();
  if (nginx) {
    rows['pages, nginx'] = toRow(await measure(nginx.port, page));
    await end(nginx.child);
  } else {
    console.log('nginx is not installed, so there is nothing to compare the pages with.');
  }
  console.table(rows);
}

function registration(count: number): Call {
  return {
    method: 'POST',
    path: '/api/enquiries/professional-scrum-master',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      courseDate: 'next-available',
      firstName: 'Mei',
      lastName: 'Tan',
      email: `mei${count}@example.com`,
      company: 'Example Pte. Ltd.',
      message: 'We would like to send two people. '.repeat(6),
      idempotencyKey: `benchmark-${String(count).padStart(10, '0')}`,
    }),
  };
}

function page(): Call {
  return { method: 'GET', path: '/services', headers: { 'accept-encoding': 'gzip' } };
}

async function measure(port: number, next: () => Call): Promise<Result> {
  const otherWork = await otherWorkNow();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const timesMs: number[] = [];
  let failed = 0;
  const startedAt = performance.now();
  const elapsedMs = () => performance.now() - startedAt;
  const client = async () => {
    while (elapsedMs() < warmUpMs + measureMs) {
      const sentAt = performance.now();
      const isGood = await send(agent, port, next());
      if (elapsedMs() < warmUpMs) continue;
      if (isGood) timesMs.push(performance.now() - sentAt);
      else failed++;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  timesMs.sort((a, b) => a - b);
  const at = (share: number) => timesMs[Math.floor(share * (timesMs.length - 1))] ?? Number.NaN;
  return {
    perSecond: timesMs.length / (measureMs / 1000),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failed,
    otherWork,
  };
}

/** Looks at the processors for a while in which this benchmark and what it started rest. */
async function otherWorkNow(): Promise<number> {
  const before = processorTimes();
  await sleep(lookAroundMs);
  const after = processorTimes();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map(({ times }) => times);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((time) => Object.values(time))) };
}

function send(agent: Agent, port: number, call: Call): Promise<boolean> {
  return new Promise((resolve) => {
    const { method, path, body } = call;
    const headers = { ...call.headers, ...(body ? { 'content-length': Buffer.byteLength(body) } : {}) };
    const sending = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve((response.statusCode ?? 500) < 300));
    });
    sending.once('error', () => resolve(false));
    sending.end(body);
  });
}

function toRow({ perSecond, p50Ms, p99Ms, failed, otherWork }: Result): Record<string, string> {
  return {
    'per second': perSecond.toFixed(0),
    'p50 ms': p50Ms.toFixed(1),
    'p99 ms': p99Ms.toFixed(1),
    failed: String(failed),
    'other work before': `${(otherWork * 100).toFixed(0)} %`,
  };
}

async function startService(
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  const child = start(process.execPath, [path.join(root, 'intake/src/main.ts')], {
    SITE_DIST: dist,
    SITE_HTTP_MAP: path.join(dist, '../http/map.json'),
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    HOST: '127.0.0.1',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
    ...environment,
  });
  await untilAnswering(port);
  return { child, port };
}

async function startNginx(): Promise<{ child: ChildProcess; port: number } | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const port = await freePort();
  mkdirSync(path.join(folder, 'nginx'));
  const file = path.join(folder, 'nginx/nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx/pid; error_log stderr error; worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off; include /etc/nginx/mime.types; gzip_static on; sendfile on; keepalive_requests 100000;
  client_body_temp_path ${folder}/nginx/body; proxy_temp_path ${folder}/nginx/proxy;
  fastcgi_temp_path ${folder}/nginx/fastcgi; uwsgi_temp_path ${folder}/nginx/uwsgi; scgi_temp_path ${folder}/nginx/scgi;
  server { listen 127.0.0.1:${port}; root ${dist}; location / { try_files $uri $uri.html $uri/index.html =404; } }
}
`,
  );
  const child = start('nginx', ['-c', file, '-p', folder], {});
  await untilAnswering(port);
  return { child, port };
}

function start(command: string, args: readonly string[], environment: Record<string, string>): ChildProcess {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started.push(child);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function untilAnswering(port: number): Promise<void> {
  const agent = new Agent();
  for (let attempt = 0; attempt < 300; attempt++) {
    if (await send(agent, port, page())) return;
    await sleep(50);
  }
  throw new Error(`Nothing answers on port ${port}`);
}

try {
  await main();
} finally {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
