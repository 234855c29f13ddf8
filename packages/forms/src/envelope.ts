/** Fields of a sent form besides those that its visitor fills in. */
export const envelopeNames = {
  marketingConsent: 'marketingConsent',
  honeypot: 'referralCode',
  startedAt: 'startedAt',
  sentAt: 'sentAt',
  idempotencyKey: 'idempotencyKey',
} as const;
