-- What the service has to remember beside the enquiries, under names that the code gives.
CREATE TABLE service_state (
  name TEXT PRIMARY KEY,
  value BIGINT NOT NULL
);

-- Receipts asked for, by mailbox (a hash of the address) and Singapore day. Also those that went over the limit.
CREATE TABLE receipt_counts (
  recipient TEXT NOT NULL,
  day TEXT NOT NULL,
  asked BIGINT NOT NULL,
  PRIMARY KEY (recipient, day)
);

-- Suspected enquiries that a person took for real ones. The service queues their messages and takes them off.
CREATE TABLE releases (
  reference TEXT PRIMARY KEY REFERENCES enquiries (reference) ON DELETE CASCADE
);

-- 1 where the visitor's address had had its receipts of the day.
ALTER TABLE enquiries ADD COLUMN receipt_withheld INTEGER NOT NULL DEFAULT 0;

-- Giving up goes by the number of attempts, which no clock can falsify.
ALTER TABLE outbox DROP COLUMN first_attempt_at;
