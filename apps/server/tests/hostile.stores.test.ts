import { Agent, request as httpRequest } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { envelopeNames, type Form, type FormId } from '@vanda/forms/form';
import { formIds, forms } from '@vanda/forms/forms';
import { parseEnquiry } from '@vanda/forms/schema';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { startService } from './support/service.ts';
import { isLongRun, overStores } from './support/stores.ts';

const seed = 3_141_592;
const parallel = 16;

const validValues: Record<string, string> = {
  name: 'Mei',
  firstName: 'Mei',
  lastName: 'Tan',
  email: 'mei@example.com',
  message: 'Hello',
  certificationTrack: 'Responsible AI',
  preferredDate: 'next-available',
  courseDate: 'next-available',
  course: 'kanban-system',
};

const names = [
  ...new Set(Object.values(forms).flatMap((form) => form.fields.map(({ name }) => String(name)))),
  ...Object.values(envelopeNames),
  ...['__proto__', 'constructor', 'toString', 'isAdmin', ''],
];

const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    'Mei\r\nBcc: all@example.com',
    "'; DROP TABLE enquiries; --",
    '"><script>alert(1)</script>',
    '=1+1',
    '\u202etxt.exe',
    '2025-02-30',
    '9'.repeat(20),
    'a@b.co',
    'x'.repeat(4001),
    '\u{1F600}'.repeat(2000),
    'ﷺ'.repeat(3000),
  ),
  fc.nat({ max: 30_000 }).map((length) => 'y'.repeat(length)),
);

const nastyValue = fc.oneof(
  { weight: 4, arbitrary: nastyText as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown> },
);

const nearlyRight = fc.record({
  form: fc.constantFrom(...formIds),
  changes: fc.array(fc.tuple(fc.constantFrom(...names), fc.option(nastyValue, { nil: undefined })), {
    maxLength: 3,
  }),
});

function bodyOf(form: FormId, changes: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const own = forms[form].fields.filter(({ name }) => name in validValues);
  const body: Record<string, unknown> = Object.fromEntries(own.map(({ name }) => [name, validValues[name]]));
  for (const [name, value] of changes)
    Object.defineProperty(body, name, { value, enumerable: true, configurable: true, writable: true });
  return body;
}

function encode(body: Record<string, unknown>, type: string): string {
  if (type === json) return JSON.stringify(body) ?? '';
  const pairs = Object.entries(body).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  ]);
  return String(new URLSearchParams(pairs));
}

type Attack = { path: string; type: string | undefined; body: Buffer };

const json = 'application/json';
const encoded = 'application/x-www-form-urlencoded';
const anyForm = fc.constantFrom<string>(...formIds, 'nope', '..', '%00', 'contact/');
const attack: fc.Arbitrary<Attack> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(nearlyRight, fc.constantFrom(json, json, encoded))
      .map(([{ form, changes }, type]) => ({
        path: form,
        type,
        body: Buffer.from(encode(bodyOf(form, changes), type)),
      })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      path: anyForm,
      type: fc.constantFrom(json, encoded, 'text/plain', 'multipart/form-data; boundary=x', undefined),
      body: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      path: anyForm,
      type: fc.constant(json),
      body: fc
        .oneof(
          { weight: 2, arbitrary: fc.json({ maxDepth: 6 }) },
          { weight: 1, arbitrary: fc.nat({ max: 300_000 }).map((length) => '['.repeat(length)) },
        )
        .map((text) => Buffer.from(text)),
    }),
  },
);

/** Bytes in the heap, including the log line that the test keeps. */
const leakPerBodyBytes = 5000;

const bodies = isLongRun ? 3000 : 300;

overStores((freshStore) => {
  it(`${bodies} hostile bodies never get a 5xx, never store a wrong row, never grow the memory`, {
    timeout: 240_000,
  }, async () => {
    const service = await startService(await freshStore());
    const agent = new Agent({ keepAlive: true, maxSockets: parallel });
    onTestFinished(async () => {
      agent.destroy();
      await service.close();
    });

    /** A refused body may be cut off while it is sent. */
    const send = ({ path, type, body }: Attack) =>
      new Promise<number>((resolve, reject) => {
        const request = httpRequest(`${service.origin}/api/enquiries/${path}`, {
          method: 'POST',
          agent,
          headers: { ...(type ? { 'content-type': type } : {}), 'content-length': body.length },
        });
        request.on('response', (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode ?? 0));
          response.on('error', reject);
        });
        request.on('error', (error: NodeJS.ErrnoException) =>
          body.length > 60_000 && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '')
            ? resolve(413)
            : reject(error),
        );
        request.end(body);
      });

    console.log(`hostile bodies: seed ${seed}`);
    const attacks = fc.sample(attack, { seed, numRuns: bodies });
    const counts = new Map<number, number>();
    let warmBytes = 0;
    for (let start = 0; start < attacks.length; start += parallel) {
      const batch = attacks.slice(start, start + parallel);
      const statuses = await Promise.all(batch.map(send));
      statuses.forEach((status, index) => {
        counts.set(status, (counts.get(status) ?? 0) + 1);
        if (status >= 500 || status === 0)
          throw new Error(`${status} for ${JSON.stringify(batch[index])?.slice(0, 2000)}`);
      });
      if (warmBytes === 0 && start >= bodies / 5) warmBytes = heapUsed();
    }
    const endBytes = heapUsed();
    console.log(`hostile bodies: ${JSON.stringify(Object.fromEntries(counts))}`);

    const rows = await service.store.database.all<{ form: FormId; data: string; reference: string }>(
      'SELECT * FROM enquiries',
    );
    const accepted = (counts.get(201) ?? 0) + (counts.get(303) ?? 0) + (counts.get(200) ?? 0);
    expect(rows.length).toBeGreaterThan(bodies / 100);
    expect(rows.length).toBeLessThanOrEqual(accepted);
    for (const row of rows) {
      const form: Form = forms[row.form];
      const values = JSON.parse(row.data);
      const again = parseEnquiry(form, values);
      expect(again).toMatchObject({ ok: true, enquiry: { values } });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none of these may be stored.
      expect(row.data).not.toMatch(/[\u0000-\u001f\u202a-\u202e]/);
      expect(row.data.isWellFormed()).toBe(true);
    }
    console.log(
      `hostile bodies: heap ${Math.round(warmBytes / 1e6)} MB, at the end ${Math.round(endBytes / 1e6)} MB`,
    );
    expect(endBytes - warmBytes).toBeLessThan(bodies * 0.8 * leakPerBodyBytes);
  });
});

function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
