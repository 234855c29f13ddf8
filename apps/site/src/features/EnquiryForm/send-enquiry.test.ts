import { describe, expect, test, vi } from 'vitest';
import { sendEnquiry } from './send-enquiry.ts';

const answering = (body: string, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(body, { status }));

const body = { email: 'siti@example.com', idempotencyKey: '0123456789abcdef' };

describe('sending', () => {
  test('posts JSON to the URL of the form', async () => {
    const fetcher = answering(
      '{"status":"accepted","reference":"ENQ-7K3Q-9M2T","receivedAt":"2025-08-01"}',
      201,
    );
    const response = await sendEnquiry('contact', body, fetcher);
    expect(response).toMatchObject({ status: 'accepted', reference: 'ENQ-7K3Q-9M2T' });
    const [address, request] = fetcher.mock.calls[0] ?? [];
    expect(address).toBe('/api/enquiries/contact');
    expect(JSON.parse(String(request?.body))).toEqual(body);
  });

  test('returns the errors of the server', async () => {
    const errors = [{ field: 'email', message: 'Enter your email address.' }];
    const response = await sendEnquiry(
      'contact',
      body,
      answering(JSON.stringify({ status: 'invalid', errors }), 422),
    );
    expect(response).toEqual({ status: 'invalid', errors });
  });

  test('returns a failure with advice when the network fails', async () => {
    const lost = async () => {
      throw new TypeError('Failed to fetch');
    };
    const response = await sendEnquiry('contact', body, lost);
    expect(response).toMatchObject({ status: 'failed', message: expect.stringContaining('send it again') });
  });

  test.each(['<h1>502 Bad Gateway</h1>', 'null', '{"status":"accepted"}', '{"ok":true}'])(
    'rejects a response that the server never sends: %s',
    async (text) => {
      expect(await sendEnquiry('contact', body, answering(text, 502))).toMatchObject({ status: 'failed' });
    },
  );
});
