-- Cancelled and postponed dates that the site still lists: sent to the publisher again until it has built them.
CREATE TABLE pending_dates (
  idempotency_key TEXT PRIMARY KEY,
  course TEXT NOT NULL,
  day TEXT NOT NULL,
  title TEXT NOT NULL,
  -- The request to the publisher, as JSON. No personal data but the staff member's name.
  request TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  due_at BIGINT NOT NULL,
  -- Why the last attempt did not change the site.
  words TEXT
);
