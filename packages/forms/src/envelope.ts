/** Fields of a sent form that its visitor does not fill in. */
export const envelopeNames = {
  marketingConsent: 'marketingConsent',
  honeypot: 'referralCode',
  startedAt: 'startedAt',
  sentAt: 'sentAt',
  idempotencyKey: 'idempotencyKey',
} as const;
