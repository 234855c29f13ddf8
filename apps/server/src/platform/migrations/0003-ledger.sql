-- The outbox also carries letters: texts that were written when something happened, not when they are sent. An enquiry may
-- have any number of them, so a message has an id of its own. Neither store can widen a CHECK in the same words.
CREATE TABLE outbox_with_letters (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('notice', 'receipt', 'webhook', 'letter')),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dead')),
  attempts INTEGER NOT NULL,
  due_at BIGINT NOT NULL,
  sent_at BIGINT,
  lease_owner TEXT,
  lease_until BIGINT NOT NULL,
  last_error TEXT
);
INSERT INTO outbox_with_letters (id, reference, kind, state, attempts, due_at, sent_at, lease_owner, lease_until, last_error)
  SELECT id, reference, kind, state, attempts, due_at, sent_at, lease_owner, lease_until, last_error FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_with_letters RENAME TO outbox;
CREATE INDEX outbox_by_due ON outbox (state, due_at);
CREATE INDEX outbox_by_reference ON outbox (reference);

CREATE TABLE letters (
  id TEXT PRIMARY KEY REFERENCES outbox (id) ON DELETE CASCADE,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  -- Where to, when it isn't the address that the enquiry has when the letter is sent.
  recipient TEXT,
  -- The registrant's link is added when the letter is sent, under this turn of it; NULL for a letter without.
  link_turn INTEGER,
  by_kind TEXT NOT NULL CHECK (by_kind IN ('colleague', 'registrant', 'rule')),
  by_id TEXT NOT NULL,
  written_at BIGINT NOT NULL
);

-- One row for a session that somebody registered for. Whoever gives or takes seats raises its turn first, and so waits for
-- whoever is doing the same: the sum of the seats can't change between reading and writing it.
CREATE TABLE session_turns (
  form TEXT NOT NULL,
  day TEXT NOT NULL,
  turn BIGINT NOT NULL,
  PRIMARY KEY (form, day)
);

CREATE TABLE registrations (
  reference TEXT PRIMARY KEY REFERENCES enquiries (reference) ON DELETE CASCADE,
  form TEXT NOT NULL,
  -- First day of the session; NULL for the next available date, and where a form asks for none.
  day TEXT,
  seats INTEGER NOT NULL CHECK (seats >= 1),
  state TEXT NOT NULL CHECK (state IN ('held', 'confirmed', 'waiting', 'offered', 'cancelled')),
  -- The place in line.
  waiting_since BIGINT,
  offer_until BIGINT,
  -- Raised by every act; equal to the number of lines in the history.
  version INTEGER NOT NULL,
  -- Raised to end the registrant's links made before.
  link_turn INTEGER NOT NULL
);

CREATE INDEX registrations_by_session ON registrations (form, day, state, seats);
CREATE INDEX registrations_by_offer ON registrations (state, offer_until);

-- What happened to a registration. Lines are added, never changed.
CREATE TABLE registration_history (
  reference TEXT NOT NULL REFERENCES registrations (reference) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  act TEXT NOT NULL,
  by_kind TEXT NOT NULL CHECK (by_kind IN ('colleague', 'registrant', 'rule')),
  by_id TEXT NOT NULL,
  -- The same act asked for twice has the same key, and happens once.
  act_key TEXT NOT NULL,
  at BIGINT NOT NULL,
  -- Days, seats and names of fields as a JSON object; nothing that anybody typed.
  details TEXT NOT NULL,
  PRIMARY KEY (reference, version),
  UNIQUE (reference, act_key)
);

-- Keys that the service made for itself, one for all instances on this store.
CREATE TABLE service_keys (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
