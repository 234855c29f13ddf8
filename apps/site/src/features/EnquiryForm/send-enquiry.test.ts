import { expect, test, vi } from 'vitest';
import { sendEnquiry } from './send-enquiry.ts';

const answering = (body: string, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(body, { status }));

const body = { email: 'siti@example.com', idempotencyKey: '0123456789abcdef' };

test.each(['<h1>502 Bad Gateway</h1>', 'null', '{"status":"accepted"}', '{"ok":true}'])(
  'rejects a response that the server never sends: %s',
  async (text) => {
    expect(await sendEnquiry('contact', body, answering(text, 502))).toMatchObject({ status: 'failed' });
  },
);
