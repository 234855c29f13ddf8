-- Who came: a seat of a registration, from 1, on a day of its session.
CREATE TABLE attendance (
  reference TEXT NOT NULL REFERENCES registrations (reference) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  day TEXT NOT NULL,
  PRIMARY KEY (reference, seat, day)
);
