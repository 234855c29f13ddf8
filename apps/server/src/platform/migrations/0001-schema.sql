-- One text for SQLite and PostgreSQL: TEXT, INTEGER and BIGINT only, times in epoch milliseconds, flags as 0 and 1.

CREATE TABLE enquiries (
  reference TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  -- The checked values as a JSON object. `email` (without one `tel:` and the telephone's digits)
  -- and `session_day` repeat two of them, so that lists need not read it.
  data TEXT NOT NULL,
  -- Lower case.
  email TEXT NOT NULL,
  session_day TEXT,
  marketing_consent INTEGER NOT NULL CHECK (marketing_consent IN (0, 1)),
  status TEXT NOT NULL CHECK (status IN ('open', 'answered', 'closed', 'spam')),
  spam_reason TEXT,
  idempotency_key TEXT NOT NULL,
  content_hash TEXT NOT NULL,
  received_at BIGINT NOT NULL,
  -- 1 where the visitor's address had had its receipts of the day.
  receipt_withheld INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,
  -- The staff member it is assigned to.
  assignee TEXT,
  answered_at BIGINT,
  closed_at BIGINT,
  -- Day on which the inbox shows it again, ISO in Singapore.
  follow_up_day TEXT,
  UNIQUE (idempotency_key, content_hash)
);
CREATE INDEX enquiries_by_time ON enquiries (received_at);
CREATE INDEX enquiries_by_status ON enquiries (status, received_at, reference, form, session_day, assignee);
-- Every look at the desk counts the enquiries of each status, fastest in an index of nothing else.
CREATE INDEX enquiries_by_status_alone ON enquiries (status);
CREATE INDEX enquiries_by_reply ON enquiries (status, answered_at, reference);
CREATE INDEX enquiries_by_closing ON enquiries (status, closed_at, reference);
CREATE INDEX enquiries_by_email ON enquiries (email, received_at, reference);
CREATE INDEX enquiries_by_time_and_reply ON enquiries (received_at, status, answered_at, form);
CREATE INDEX enquiries_by_follow_up ON enquiries (follow_up_day, assignee, received_at, reference);
-- A search for people reads the address and the day of each enquiry that it finds, and nothing else of it.
CREATE INDEX enquiries_by_reference_with_address ON enquiries (reference, email, received_at);

-- The words of an enquiry, for searches by prefix. Hexadecimal UTF-8, which every collation sorts alike.
CREATE TABLE search_terms (
  term TEXT NOT NULL,
  reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
  PRIMARY KEY (term, reference)
);
CREATE INDEX search_terms_by_reference ON search_terms (reference, term);

-- What the office did with an enquiry. Rows are added, never changed.
CREATE TABLE enquiry_history (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
  -- The version that the change made.
  version INTEGER NOT NULL,
  at BIGINT NOT NULL,
  by_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- Names of fields, ways of answering, ids of emails as a JSON object; nothing that anybody typed.
  details TEXT NOT NULL
);
CREATE INDEX enquiry_history_by_reference ON enquiry_history (reference, version);

-- Messages to send. `person` in this and the tables below is the lower-case address at the time of writing. It does not
-- change when the enquiry passes to another person. A row without an address is shown to nobody.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
  person TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('notice', 'receipt', 'webhook', 'email')),
  status TEXT NOT NULL CHECK (status IN ('waiting', 'sent', 'failed')),
  -- A message fails by the number of attempts, which no clock can falsify.
  attempts INTEGER NOT NULL,
  due_at BIGINT NOT NULL,
  sent_at BIGINT,
  lease_owner TEXT,
  lease_until BIGINT NOT NULL,
  last_error TEXT
);
CREATE INDEX outbox_by_due ON outbox (status, due_at);
CREATE INDEX outbox_by_reference ON outbox (reference);
CREATE INDEX outbox_by_person ON outbox (person, reference);
CREATE INDEX outbox_failed ON outbox (status, reference);

-- Emails whose text was written when something happened; that of the others is composed when they are sent.
CREATE TABLE emails (
  id TEXT PRIMARY KEY REFERENCES outbox (id) ON DELETE CASCADE,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  -- The registrant's link is added at sending, under this version of its token; NULL for an email without a link.
  token_version INTEGER,
  by_kind TEXT NOT NULL CHECK (by_kind IN ('staff', 'registrant', 'rule')),
  by_id TEXT NOT NULL,
  written_at BIGINT NOT NULL
);

CREATE TABLE enquiry_notes (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
  person TEXT NOT NULL,
  staff_member TEXT NOT NULL,
  at BIGINT NOT NULL,
  text TEXT NOT NULL
);
CREATE INDEX enquiry_notes_by_reference ON enquiry_notes (reference, at);
CREATE INDEX enquiry_notes_by_person ON enquiry_notes (person, reference);

CREATE TABLE reply_drafts (
  reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
  person TEXT NOT NULL,
  staff_member TEXT NOT NULL,
  template TEXT,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  saved_at BIGINT NOT NULL,
  PRIMARY KEY (reference, staff_member)
);
CREATE INDEX reply_drafts_by_person ON reply_drafts (person, reference);

CREATE TABLE registrations (
  reference TEXT PRIMARY KEY REFERENCES enquiries (reference) ON DELETE CASCADE,
  form TEXT NOT NULL,
  -- First day of the session; NULL for the next available date, and where a form asks for none.
  day TEXT,
  -- Last day of the session, as announced when the seat was given; NULL for one day, or without a date.
  end_day TEXT,
  seats INTEGER NOT NULL CHECK (seats >= 1),
  -- Names of the people of a group, one a line, as its registrant gave them. Empty where nobody is named.
  names TEXT NOT NULL DEFAULT '',
  status TEXT NOT NULL CHECK (status IN ('held', 'confirmed', 'waiting', 'offered', 'cancelled')),
  -- The place in the waiting list.
  waiting_since BIGINT,
  offer_until BIGINT,
  -- Raised by every change; equal to the number of rows in the history.
  version INTEGER NOT NULL,
  -- Raised to end the links that were made before.
  token_version INTEGER NOT NULL
);
CREATE INDEX registrations_by_session ON registrations (form, day, status, seats);
CREATE INDEX registrations_by_offer ON registrations (status, offer_until);

-- What happened to a registration. Rows are added, never changed.
CREATE TABLE registration_history (
  reference TEXT NOT NULL REFERENCES registrations (reference) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  event TEXT NOT NULL,
  by_kind TEXT NOT NULL CHECK (by_kind IN ('staff', 'registrant', 'rule')),
  by_id TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  at BIGINT NOT NULL,
  -- Days, seats and names of fields as a JSON object; nothing that anybody typed.
  details TEXT NOT NULL,
  PRIMARY KEY (reference, version),
  UNIQUE (reference, idempotency_key)
);

-- One row for each course session with a registration. A change of its seats raises the row first, and so waits for a
-- concurrent one: the sum of the seats can't change between reading and writing it.
CREATE TABLE session_versions (
  form TEXT NOT NULL,
  day TEXT NOT NULL,
  version BIGINT NOT NULL,
  PRIMARY KEY (form, day)
);

-- Enquiries that a staff member marked as not spam. The service queues their messages and deletes the rows.
CREATE TABLE not_spam (
  reference TEXT PRIMARY KEY REFERENCES enquiries (reference) ON DELETE CASCADE
);

-- What is left of an enquiry that was erased: a row without a name.
CREATE TABLE erasures (
  reference TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  by_id TEXT NOT NULL
);

-- What staff members looked for. A search may contain a name, so it ends with any erasure, and after thirty days.
CREATE TABLE searches (
  id TEXT PRIMARY KEY,
  text TEXT NOT NULL,
  at BIGINT NOT NULL
);

-- Receipts asked for, also those over the limit. The number stands for a mailbox on a Singapore day: 31 bits of a hash, so
-- that it names nobody; should two ever share it, they share a limit. The day is written 20261122.
CREATE TABLE receipt_counts (
  mailbox_day INTEGER PRIMARY KEY,
  day INTEGER NOT NULL,
  asked INTEGER NOT NULL
);

CREATE TABLE staff_members (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('editor', 'member', 'member-editor', 'administrator')),
  status TEXT NOT NULL CHECK (status IN ('invited', 'active', 'removed')),
  version INTEGER NOT NULL,
  made_at BIGINT NOT NULL,
  last_seen_at BIGINT,
  -- Names of keyboard shortcuts that are switched off, separated by spaces.
  keys_off TEXT NOT NULL,
  calendar_hash TEXT UNIQUE,
  calendar_made_at BIGINT
);

-- A passkey that was removed keeps its row, so that a sign-in with it is refused by name.
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  credential TEXT NOT NULL UNIQUE,
  public_key TEXT NOT NULL,
  counter BIGINT NOT NULL,
  transports TEXT NOT NULL,
  staff_member TEXT NOT NULL REFERENCES staff_members (id),
  name TEXT NOT NULL,
  is_synced INTEGER NOT NULL CHECK (is_synced IN (0, 1)),
  added_at BIGINT NOT NULL,
  last_used_at BIGINT,
  removed_at BIGINT,
  -- Set where the passkey was added to an existing account through a link that another person made. Its assignee is notified
  -- in login sessions of other passkeys until the notification is acknowledged.
  linked_by TEXT,
  acknowledged_at BIGINT
);
CREATE INDEX passkeys_by_staff_member ON passkeys (staff_member);

-- Of a token the store knows the hash alone.
CREATE TABLE login_sessions (
  token_hash TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  staff_member TEXT NOT NULL REFERENCES staff_members (id),
  passkey TEXT NOT NULL REFERENCES passkeys (id),
  signed_in_at BIGINT NOT NULL,
  last_seen_at BIGINT NOT NULL
);
CREATE INDEX login_sessions_by_staff_member ON login_sessions (staff_member);

CREATE TABLE invitations (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('first', 'invitation', 'recovery')),
  staff_member TEXT NOT NULL REFERENCES staff_members (id),
  -- A staff member's id, or 'command-line'.
  made_by TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);

-- Challenges that wait for their response; each is used once.
CREATE TABLE challenges (
  challenge TEXT PRIMARY KEY,
  -- What it was made for: signing in, an invitation's id, a staff member's id.
  purpose TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);

-- Who did what, with which reference, when. Rows are added, never changed; no contents.
CREATE TABLE audit_log (
  id TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  by_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  reference TEXT,
  -- The staff member whom a command on accounts concerns.
  target TEXT,
  -- What was published or which date was changed. No personal data.
  subject TEXT,
  idempotency_key TEXT UNIQUE
);
CREATE INDEX audit_log_by_time ON audit_log (at, id);
CREATE INDEX audit_log_by_staff_member ON audit_log (by_id, at, id);

-- Dates of courses. The build's dates are imported once; afterwards the desk alone changes them.
CREATE TABLE course_sessions (
  form TEXT NOT NULL,
  -- First day, ISO in Singapore.
  day TEXT NOT NULL,
  -- Name of the course's content file. Several courses may share a form.
  course TEXT NOT NULL,
  -- Last day; NULL for one day, or where only the first day is announced.
  end_day TEXT,
  place TEXT,
  start_time TEXT,
  end_time TEXT,
  seats INTEGER CHECK (seats >= 1),
  -- The company has published it as available.
  is_available INTEGER NOT NULL CHECK (is_available IN (0, 1)),
  -- A cancelled date stays, so that no later build brings it back.
  status TEXT NOT NULL CHECK (status IN ('open', 'cancelled')),
  PRIMARY KEY (form, day)
);

-- Numbers of a month that has closed: what is deleted later does not change them.
CREATE TABLE month_stats (
  month TEXT PRIMARY KEY,
  received INTEGER NOT NULL,
  answered INTEGER NOT NULL,
  answered_within INTEGER NOT NULL,
  median_ms BIGINT,
  longest_ms BIGINT
);

-- What the service has to remember beside the enquiries, under names that the code gives.
CREATE TABLE service_state (
  name TEXT PRIMARY KEY,
  value BIGINT NOT NULL
);

-- Keys that the service made for itself, one for all instances on this store.
CREATE TABLE service_keys (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
