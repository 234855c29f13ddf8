-- Forms that courses of the content have of their own: they outlive the course, for the registrations it had.
CREATE TABLE forms (
  id TEXT PRIMARY KEY,
  -- JSON, as `forms-schema.ts` has it.
  definition TEXT NOT NULL
);
