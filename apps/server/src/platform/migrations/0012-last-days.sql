-- Last day of the session, ISO in Singapore, as announced when the seat was given; NULL for one day, or without a date.
ALTER TABLE registrations ADD COLUMN end_day TEXT;
