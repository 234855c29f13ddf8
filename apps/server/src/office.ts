/**
 * What the office (office/) may use of the server, all of it: its one door. Nothing else of this package is exported
 * but the helpers of its tests. Queries run in the caller's transaction.
 */

// The host: what the server hands to the office, and how the office extends its command line.

/** The parameters of a command of the office: its positionals, the store, the settings and the time. */
export type { StoreCommandContext } from './cli/command.ts';
/** The running server as the office sees it: settings, store, clock, site, log and outbox. */
export type { HostServices } from './load-office.ts';
/** Ends the start of the service, or a command, with one line that says what to fix. */
export { OperatorError } from './platform/operator-error.ts';

// HTTP: an app with the server's limits, and files.

export {
  /** Gives a signed-in user's large body the time that its size needs. */
  allowUpload,
  /** An app with the server's log and its limits of time, size and connections. */
  createHttpApp,
} from './platform/http/connections.ts';
/** The files of a folder, from memory, with negotiation and revalidation. */
export { openFolder } from './platform/static/folder.ts';

// The store: SQL over SQLite and PostgreSQL alike.

/** How up to date the backup is, and when it was last proved. */
export { lastBackup } from './platform/backup/litestream.ts';
export type {
  /** Runs transactions; also `Queries` itself, each statement in one of its own. */
  Database,
  /** Statements within a transaction: `all` reads rows, `run` returns how many it changed. */
  Queries,
  /** Values of columns by their names. */
  Row,
} from './platform/database/database.ts';
export {
  /** Number of rows of a table, with a condition where one is given. */
  countOf,
  /** `$1, $2 …` for an `IN` of these values. */
  parameterList,
  /** Raised while the database can't be reached; the desk answers `unavailable`. */
  StoreUnavailable,
} from './platform/database/database.ts';
/** A secret of this store by its name, made at its first use. */
export { serviceKey } from './platform/database/service-state.ts';

// Enquiries.

export {
  /** Begins the idempotency key of an invented enquiry, for which no message goes out. */
  demoKeyPrefix,
  /** Identifies a person: the email address, else the telephone number. */
  personOf,
  /** A filled form as a new enquiry, with its reference and identity numbers removed. */
  toNewEnquiry,
  /** A row of `enquiries` as a record. */
  toRecord,
} from './modules/enquiries/enquiries.ts';
/** Deletes one enquiry and what belongs to it, and records that. */
export { deleteEnquiry } from './modules/enquiries/purge.ts';
/** Counts working hours from an enquiry to its reply. */
export { replyClock } from './modules/enquiries/reply-clock.ts';
/** A condition for enquiries that contain the text, fast over the whole store or a few; undefined for an empty text. */
export { searchCondition } from './modules/enquiries/search-terms.ts';
/** Stores an enquiry once, with its registration and the messages of its plan. */
export { insertEnquiry } from './modules/intake/insert.ts';
/** Takes an enquiry for a real one: it gets the messages that it was refused as spam. */
export { markNotSpam } from './modules/intake/not-spam.ts';

// People and their data.

export {
  /** Erases everything under an address, and records it so that a restore repeats it. Returns the references. */
  erasePersonalData,
  /** The address of a former holder by {@link formerHolderKey}. */
  formerAddress,
  /** Names a former holder in an address of the desk, without the holder's own address; undefined where there is none. */
  formerHolderKey,
  /** Everything that is kept under an address. */
  personalDataOf,
} from './modules/enquiries/personal-data.ts';
/** The same as a copy that its person may have. */
export { copyOf as personalCopyOf } from './modules/registrations/personal-copy.ts';

// Mail.

/** Rows of messages with their enquiries and texts; the condition may name `outbox`. */
export { emailRows } from './modules/enquiries/personal-data.ts';
/** Queues an email with its text. Returns its Message-ID. */
export { queueEmail } from './modules/mail/email-repository.ts';
export {
  /** How many messages wait, are due, fail and have failed. */
  backlog,
  /** Queues another receipt, once for each key. Returns its Message-ID. */
  queueReceiptAgain,
} from './modules/mail/outbox.ts';
/** A row of {@link emailRows} as the office shows it, identity numbers masked. */
export { toMail } from './modules/mail/stored-email.ts';

// Course sessions and their seats.

/** The dates of courses in the store, with those that only the build has. */
export { createCourseSessions } from './modules/course-sessions/course-sessions.ts';
export {
  /** The first waiting group that the free seats are enough for. */
  firstWhoFits,
  /** Free seats of a session. */
  freeSeats,
  /** The waiting ones among registrations, in their order. */
  waitingListOf,
} from './modules/registrations/availability.ts';
/** All of the register: reads registrations and sessions, previews and makes changes. */
export { createSeatRegister } from './modules/registrations/create-seat-register.ts';
/** Raised where the date of a registration was cancelled after its form was checked. */
export { DateCancelled } from './modules/registrations/register.ts';
export type {
  /** A seat, a place in the waiting list or an offer, of one enquiry. */
  Registration,
} from './modules/registrations/registration.ts';
/** A row of `registrations` as a registration. */
export { toRegistration } from './modules/registrations/registration.ts';
/** Values of an enquiry without those that name its person, who passes the seat on. */
export { withoutPerson } from './modules/registrations/seats.ts';
/** Whether a registration has a seat. */
export { isSeated } from './modules/registrations/transitions.ts';
/** Reads the courses with their dates from the file of a build. */
export { readCourses } from './platform/static/course-sessions.ts';
