-- What the service has to remember beside the enquiries, under names that the code gives.
CREATE TABLE service_state (
  name TEXT PRIMARY KEY,
  value BIGINT NOT NULL
);

-- Receipts asked for, also those over the limit. The number stands for a mailbox on a Singapore day: 31 bits of a hash, so
-- that it names nobody; should two ever share it, they share a limit. The day is written 20261122.
CREATE TABLE receipt_counts (
  mailbox_day INTEGER PRIMARY KEY,
  day INTEGER NOT NULL,
  asked INTEGER NOT NULL
);

-- Suspected enquiries that a person took for real ones. The service queues their messages and takes them off.
CREATE TABLE releases (
  reference TEXT PRIMARY KEY REFERENCES enquiries (reference) ON DELETE CASCADE
);

-- 1 where the visitor's address had had its receipts of the day.
ALTER TABLE enquiries ADD COLUMN receipt_withheld INTEGER NOT NULL DEFAULT 0;

-- Giving up goes by the number of attempts, which no clock can falsify.
ALTER TABLE outbox DROP COLUMN first_attempt_at;
