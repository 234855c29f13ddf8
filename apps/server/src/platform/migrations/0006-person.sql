-- Every email, note and draft names the person it belongs to: the lower-case address at the time of writing. It does not
-- change when the enquiry gets another address. Empty where the address is not known: such a row is shown to nobody.
ALTER TABLE outbox ADD COLUMN person TEXT NOT NULL DEFAULT '';
ALTER TABLE enquiry_notes ADD COLUMN person TEXT NOT NULL DEFAULT '';
ALTER TABLE answer_drafts ADD COLUMN person TEXT NOT NULL DEFAULT '';

-- When an enquiry went to another person or address, and the address it had until then: that of the farewell email.
CREATE TABLE former_addresses AS
  SELECT h.reference AS reference, h.act AS act, h.version AS version, h.at AS until,
    LOWER(COALESCE((SELECT letters.recipient FROM letters
      WHERE letters.id = LOWER(h.reference) || '.letter-' || CAST(h.version AS TEXT) || '-before'), '')) AS person
  FROM registration_history h
  WHERE h.act = 'substituted'
    OR EXISTS (SELECT 1 FROM letters
      WHERE letters.id = LOWER(h.reference) || '.letter-' || CAST(h.version AS TEXT) || '-before');
CREATE INDEX former_addresses_by_reference ON former_addresses (reference, until);

-- Emails with a stored text belong to the address of the time they were written; the others, whose text is made when they
-- are sent, to the address of the time they were sent.
UPDATE outbox SET person = COALESCE(
  (SELECT LOWER(letters.recipient) FROM letters WHERE letters.id = outbox.id),
  (SELECT f.person FROM former_addresses f WHERE f.reference = outbox.reference
     AND f.until > COALESCE((SELECT letters.written_at FROM letters WHERE letters.id = outbox.id), outbox.sent_at)
   ORDER BY f.version LIMIT 1),
  (SELECT enquiries.email FROM enquiries WHERE enquiries.reference = outbox.reference));
UPDATE enquiry_notes SET person = COALESCE(
  (SELECT f.person FROM former_addresses f
   WHERE f.reference = enquiry_notes.reference AND f.act = 'substituted' AND f.until > enquiry_notes.at
   ORDER BY f.version LIMIT 1),
  (SELECT enquiries.email FROM enquiries WHERE enquiries.reference = enquiry_notes.reference));
UPDATE answer_drafts SET person = COALESCE(
  (SELECT f.person FROM former_addresses f
   WHERE f.reference = answer_drafts.reference AND f.act = 'substituted' AND f.until > answer_drafts.saved_at
   ORDER BY f.version LIMIT 1),
  (SELECT enquiries.email FROM enquiries WHERE enquiries.reference = answer_drafts.reference));

DROP TABLE former_addresses;
ALTER TABLE letters DROP COLUMN recipient;

CREATE INDEX outbox_by_person ON outbox (person, reference);
CREATE INDEX enquiry_notes_by_person ON enquiry_notes (person, reference);
CREATE INDEX answer_drafts_by_person ON answer_drafts (person, reference);

-- A store with words has them from the version that wrote migration 0004, the first one of the search index.
INSERT INTO service_state (name, value) SELECT 'search_index', 1 WHERE EXISTS (SELECT 1 FROM enquiry_words);
