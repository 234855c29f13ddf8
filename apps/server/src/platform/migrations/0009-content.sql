-- What a member works with: enquiries, the site's content, or both. An editor is a member who works with content only.
ALTER TABLE colleagues ADD COLUMN works_with TEXT NOT NULL DEFAULT 'enquiries'
  CHECK (works_with IN ('enquiries', 'content', 'both'));

-- What was published or which date was changed. No personal data.
ALTER TABLE acts ADD COLUMN subject TEXT;

-- Dates that were cancelled or postponed at the desk. They give no seats from that moment, also before the next build.
CREATE TABLE withdrawn_sessions (
  form TEXT NOT NULL,
  day TEXT NOT NULL,
  -- The session that replaces it, as JSON, until a build lists it; null where the date was cancelled.
  replacement TEXT,
  at BIGINT NOT NULL,
  by_id TEXT NOT NULL,
  PRIMARY KEY (form, day)
);
