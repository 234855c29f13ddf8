-- One text for SQLite and PostgreSQL: TEXT, INTEGER and BIGINT only, times in epoch milliseconds, flags as 0 and 1.

CREATE TABLE enquiries (
  reference TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  -- The checked values as a JSON object.
  data TEXT NOT NULL,
  marketing_consent INTEGER NOT NULL CHECK (marketing_consent IN (0, 1)),
  state TEXT NOT NULL CHECK (state IN ('received', 'suspected')),
  suspicion TEXT,
  idempotency_key TEXT NOT NULL,
  content_hash TEXT NOT NULL,
  received_at BIGINT NOT NULL,
  UNIQUE (idempotency_key, content_hash)
);

CREATE INDEX enquiries_by_time ON enquiries (received_at);

CREATE TABLE outbox (
  -- Reference and kind: an enquiry has one message of each kind, whatever happens.
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('notice', 'receipt', 'webhook')),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dead')),
  attempts INTEGER NOT NULL,
  due_at BIGINT NOT NULL,
  first_attempt_at BIGINT,
  sent_at BIGINT,
  lease_owner TEXT,
  lease_until BIGINT NOT NULL,
  last_error TEXT
);

CREATE INDEX outbox_by_due ON outbox (state, due_at);
CREATE INDEX outbox_by_reference ON outbox (reference);
