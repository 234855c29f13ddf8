-- What the office does with an enquiry. `standing` is where it stands: open has had no answer. The columns after it repeat
-- what the values say, so that lists and searches need not read them all.
ALTER TABLE enquiries ADD COLUMN standing TEXT NOT NULL DEFAULT 'open' CHECK (standing IN ('open', 'answered', 'closed', 'suspected'));
ALTER TABLE enquiries ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE enquiries ADD COLUMN owner TEXT;
ALTER TABLE enquiries ADD COLUMN answered_at BIGINT;
ALTER TABLE enquiries ADD COLUMN closed_at BIGINT;
ALTER TABLE enquiries ADD COLUMN email TEXT NOT NULL DEFAULT '';
ALTER TABLE enquiries ADD COLUMN session_day TEXT;
UPDATE enquiries SET standing = 'suspected' WHERE state = 'suspected';

CREATE INDEX enquiries_by_standing ON enquiries (standing, received_at, reference, form, session_day, owner);
CREATE INDEX enquiries_by_answer ON enquiries (standing, answered_at, reference);
CREATE INDEX enquiries_by_closing ON enquiries (standing, closed_at, reference);
CREATE INDEX enquiries_by_email ON enquiries (email, received_at, reference);
CREATE INDEX enquiries_by_time_and_answer ON enquiries (received_at, state, answered_at, form);
CREATE INDEX outbox_dead ON outbox (state, reference);

-- The words of an enquiry, for finding it by their beginnings. Hexadecimal UTF-8, which every collation sorts alike.
CREATE TABLE enquiry_words (
  word TEXT NOT NULL,
  reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
  PRIMARY KEY (word, reference)
);
CREATE INDEX enquiry_words_by_reference ON enquiry_words (reference, word);

-- What happened to an enquiry at the desk. Lines are added, never changed.
CREATE TABLE enquiry_history (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
  -- The version that the change made.
  version INTEGER NOT NULL,
  at BIGINT NOT NULL,
  by_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- Names of fields, ways of answering, ids of mails as a JSON object; nothing that anybody typed.
  details TEXT NOT NULL
);
CREATE INDEX enquiry_history_by_reference ON enquiry_history (reference, version);

CREATE TABLE enquiry_notes (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
  colleague TEXT NOT NULL,
  at BIGINT NOT NULL,
  text TEXT NOT NULL
);
CREATE INDEX enquiry_notes_by_reference ON enquiry_notes (reference, at);

CREATE TABLE answer_drafts (
  reference TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
  colleague TEXT NOT NULL,
  template TEXT,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  saved_at BIGINT NOT NULL,
  PRIMARY KEY (reference, colleague)
);

-- What is left of an enquiry that was erased: a line without a name.
CREATE TABLE erasures (
  reference TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  by_id TEXT NOT NULL
);

-- What colleagues looked for. A search may hold a name, so it ends with any erasure, and after thirty days.
CREATE TABLE searches (
  id TEXT PRIMARY KEY,
  text TEXT NOT NULL,
  at BIGINT NOT NULL
);

CREATE TABLE colleagues (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('member', 'administrator')),
  state TEXT NOT NULL CHECK (state IN ('invited', 'active', 'removed')),
  version INTEGER NOT NULL,
  made_at BIGINT NOT NULL,
  last_seen_at BIGINT,
  -- Names of keys that are switched off, separated by spaces.
  keys_off TEXT NOT NULL,
  calendar_hash TEXT UNIQUE,
  calendar_made_at BIGINT
);

-- A passkey that was removed keeps its row, so that its device can be told.
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  credential TEXT NOT NULL UNIQUE,
  public_key TEXT NOT NULL,
  counter BIGINT NOT NULL,
  transports TEXT NOT NULL,
  colleague TEXT NOT NULL REFERENCES colleagues (id),
  name TEXT NOT NULL,
  is_synced INTEGER NOT NULL CHECK (is_synced IN (0, 1)),
  added_at BIGINT NOT NULL,
  last_used_at BIGINT,
  removed_at BIGINT
);
CREATE INDEX passkeys_by_colleague ON passkeys (colleague);

-- Who is signed in. Of the token the store knows the hash alone.
CREATE TABLE desk_sessions (
  token_hash TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  colleague TEXT NOT NULL REFERENCES colleagues (id),
  passkey TEXT NOT NULL REFERENCES passkeys (id),
  signed_in_at BIGINT NOT NULL,
  last_seen_at BIGINT NOT NULL
);
CREATE INDEX desk_sessions_by_colleague ON desk_sessions (colleague);

CREATE TABLE invitations (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('first', 'invitation', 'recovery')),
  colleague TEXT NOT NULL REFERENCES colleagues (id),
  made_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);

-- Challenges that wait for their answer; each is taken once.
CREATE TABLE challenges (
  challenge TEXT PRIMARY KEY,
  -- What it was made for: signing in, an invitation's id, a colleague's id.
  purpose TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);

-- Who did what, with which reference, when. Rows are added, never changed; no contents.
CREATE TABLE acts (
  id TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  by_kind TEXT NOT NULL CHECK (by_kind IN ('colleague', 'rule')),
  by_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  reference TEXT,
  -- The same act asked for twice has the same key, and happens once.
  act_key TEXT UNIQUE
);
CREATE INDEX acts_by_time ON acts (at, id);
CREATE INDEX acts_by_colleague ON acts (by_id, at, id);

-- Figures of a month that has closed: what is deleted later does not change them.
CREATE TABLE month_figures (
  month TEXT PRIMARY KEY,
  received INTEGER NOT NULL,
  answered INTEGER NOT NULL,
  answered_within INTEGER NOT NULL,
  median_ms BIGINT,
  longest_ms BIGINT
);
