-- Commands on staff accounts name the staff member they concern.
ALTER TABLE acts ADD COLUMN target TEXT;

-- Who made a link: a staff member's id, or 'command-line'.
ALTER TABLE invitations ADD COLUMN made_by TEXT;

-- Set where a passkey was added to an existing account through a link that somebody else made. Its owner is notified in
-- sessions of other passkeys until the notification is acknowledged.
ALTER TABLE passkeys ADD COLUMN linked_by TEXT;
ALTER TABLE passkeys ADD COLUMN acknowledged_at BIGINT;
