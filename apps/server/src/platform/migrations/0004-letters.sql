-- Letters that the command queued, so that a repetition of it reports the same number.
ALTER TABLE audit_log ADD COLUMN letters INTEGER;
