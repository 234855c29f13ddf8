import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { type Deliver, DeliveryError } from './channel.ts';

const timeoutMs = 15_000;

/**
 * Standard Webhooks: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; the id is stable across
 * repetitions. Any 2xx is success.
 */
export const webhookDelivery =
  (settings: { readonly url: string; readonly secret: string }, clock: Clock): Deliver =>
  async (message, enquiry) => {
    const body = JSON.stringify({
      type: 'enquiry.received',
      reference: enquiry.reference,
      form: enquiry.form,
      receivedAt: new Date(enquiry.receivedAtMs).toISOString(),
      values: enquiry.values,
      marketingConsent: enquiry.hasMarketingConsent,
    });
    const timestamp = String(Math.floor(clock.now() / 1000));
    const response = await fetch(settings.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': message.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature(settings.secret, message.id, timestamp, body)}`,
      },
      body,
      // A redirect could send personal data to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message;
      throw new DeliveryError(`the webhook can't be reached: ${reason}`, { isFinal: false, cause: error });
    });
    // An unread body would keep the connection.
    await response.body?.cancel();
    if (response.ok) return;
    throw new DeliveryError(`the webhook answered ${response.status}`, { isFinal: false });
  };

export const signature = (secret: string, id: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
