import { isAllowed } from '@vanda/desk-api/common';
import type { mailRoutes } from '@vanda/desk-api/enquiry';
import { DomainError, notFound } from '@vanda/desk-api/failures';
import {
  type InboxRow,
  type inboxRoutes,
  type placeQuerySchema,
  type ViewCounts,
  viewCountsSchema,
} from '@vanda/desk-api/inbox';
import { toIsoDay } from '@vanda/forms/day';
import { addedForms } from '@vanda/forms/forms';
import { backlog, toMail } from '@vanda/server/office';
import type * as z from 'zod';
import { cutPage, pageOf } from '../cursor.ts';
import { type CurrentUser, commandOf, type Desk, replyClockOf, replyPromiseOf } from '../desk.ts';
import { firstWordsOf, nameOf, summaryOf, typedValue } from '../enquiry/form-values.ts';
import { lastClosedMonth } from '../numbers/months.ts';
import type { Handlers } from '../serve.ts';
import { endsOf } from '../sign-in/routes.ts';
import { recordCommand } from '../store/audit-log.ts';
import { findHandled, type HandledEnquiry } from '../store/handling.ts';
import {
  arrivals,
  countMatching,
  countViews,
  type InboxFilter,
  listInbox,
  nextOpen,
  placeIn,
  positionOf,
} from '../store/inbox.ts';
import { writersOf } from '../store/notes.ts';
import { failedEmails, referenceOfEmail, retryFailed, withFailedEmail } from '../store/outbox.ts';
import { unacknowledgedPasskeys } from '../store/passkeys.ts';
import { searchText } from '../store/people.ts';
import { findRegistrations } from '../store/session-registrations.ts';
import { commandLine, listStaffMembers, type Names, namesOf, staffName } from '../store/staff-members.ts';

const noEnquiries = Object.fromEntries(
  viewCountsSchema.keyType.options.map((name) => [name, 0]),
) as ViewCounts;

type Filters = Omit<z.output<typeof placeQuerySchema>, 'reference'>;

export const inboxHandlers: Handlers<keyof typeof inboxRoutes | keyof typeof mailRoutes | 'bootstrap'> = {
  async bootstrap({ desk, currentUser, nowMs }) {
    const { services, database } = desk;
    const { id, name, role, keysOff } = currentUser.staffMember;
    const staffMembers = (await listStaffMembers(database))
      .filter(({ status }) => status !== 'removed')
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const { newestAtMs } = await arrivals(database, nowMs);
    return {
      me: { id, name, role, keysOff },
      linkedPasskeys: await linkedPasskeysOf(desk, currentUser),
      ...endsOf(currentUser),
      siteUrl: services.settings.siteUrl,
      hasMail: services.settings.mail !== undefined,
      promise: replyPromiseOf(desk),
      staffMembers: staffMembers.map((each) => ({ id: each.id, name: each.name, role: each.role })),
      counts: isAllowed(role, 'member') ? await countsFor(desk, currentUser, nowMs) : noEnquiries,
      lastMonth: isAllowed(role, 'member')
        ? await lastClosedMonth(database, { clock: replyClockOf(desk), nowMs })
        : null,
      hasContent: services.desk.publisher !== undefined,
      isEmpty: newestAtMs === 0,
      forms: addedForms(),
    };
  },

  async poll({ desk, query, currentUser, nowMs }) {
    return {
      counts: await countsFor(desk, currentUser, nowMs),
      ...(await arrivals(desk.database, query.since)),
      idleEndsAtMs: endsOf(currentUser).idleEndsAtMs,
    };
  },

  async inbox({ desk, query, currentUser, nowMs }) {
    const { database } = desk;
    const filter = await filterOf(desk, query, currentUser, nowMs);
    const { after, limit, rows } = pageOf(query);
    const lateBeforeMs = replyClockOf(desk).lateBeforeMs(nowMs);
    // PostgreSQL executes these queries in parallel.
    const [found, matching, counts, nextAtMs, { newestAtMs }, names] = await Promise.all([
      listInbox(database, filter, { after, limit }),
      countMatching(database, filter, lateBeforeMs),
      countsFor(desk, currentUser, nowMs),
      nextOpen(database, lateBeforeMs),
      arrivals(database, nowMs),
      namesOf(database),
    ]);
    const page = cutPage(found, rows, (enquiry) => positionOf(filter.view, enquiry));
    return {
      rows: await toRows(desk, names, page.rows, { me: currentUser.staffMember.id, nowMs }),
      nextCursor: page.nextCursor,
      matching,
      counts,
      nextDueAtMs: nextAtMs === null ? null : replyClockOf(desk).dueAtMs(nextAtMs),
      newestAtMs,
    };
  },

  async place({ desk, query, currentUser, nowMs }) {
    const filter = await filterOf(desk, query, currentUser, nowMs);
    const enquiry = await findHandled(desk.database, query.reference);
    const place = await placeIn(desk.database, filter, enquiry);
    const { total } = await countMatching(desk.database, filter, replyClockOf(desk).lateBeforeMs(nowMs));
    return { ...place, total };
  },

  async mailFailed({ desk, query, nowMs }) {
    const { database } = desk;
    const { after, limit, rows } = pageOf(query);
    const mails = (await failedEmails(database, { after, limit })).map((row) => toMail(row, nowMs));
    const page = cutPage(mails, rows, ({ mail }) => ({ atMs: mail.dueAtMs, key: mail.id }));
    const given = [];
    for (const { reference, mail } of page.rows) {
      const enquiry = await findHandled(database, reference);
      given.push({ reference, mail, name: nameOf(enquiry), company: typedValue(enquiry, 'company') });
    }
    const { failed: total } = await backlog(database);
    return { rows: given, nextCursor: page.nextCursor, total };
  },

  async retryMail(context) {
    const { desk, params, nowMs } = context;
    await desk.database.transaction(async (queries) => {
      const reference = await referenceOfEmail(queries, params.mail);
      if (reference === undefined) throw notFound();
      if (!(await recordCommand(queries, { ...commandOf(context), reference, kind: 'mail-retried' }))) return;
      if (!(await retryFailed(queries, params.mail, nowMs))) throw new DomainError({ code: 'already-sent' });
    });
    desk.services.wakeOutbox();
    return { isDone: true };
  },
};

async function linkedPasskeysOf({ database }: Desk, { session }: CurrentUser) {
  const passkeys = await unacknowledgedPasskeys(database, session);
  if (passkeys.length === 0) return [];
  const names = await namesOf(database);
  return passkeys.map(({ id, name, addedAtMs, linkedBy }) => ({
    id,
    name,
    addedAtMs,
    linkedBy: linkedBy === null || linkedBy === commandLine ? null : staffName(names, linkedBy),
  }));
}

function countsFor(desk: Desk, currentUser: CurrentUser, nowMs: number): Promise<ViewCounts> {
  const lateBeforeMs = replyClockOf(desk).lateBeforeMs(nowMs);
  return countViews(desk.database, viewerOf(currentUser, nowMs), lateBeforeMs);
}

const viewerOf = ({ staffMember }: CurrentUser, nowMs: number) => ({
  me: staffMember.id,
  today: toIsoDay(nowMs),
});

const filterOf = async (
  desk: Desk,
  query: Filters,
  currentUser: CurrentUser,
  nowMs: number,
): Promise<InboxFilter> => ({
  view: query.view ?? 'open',
  ...viewerOf(currentUser, nowMs),
  form: query.form,
  sessionDay: query.session,
  assignee: query.assignee,
  text: query.search === undefined ? undefined : await searchText(desk.database, query.search),
});

async function toRows(
  desk: Desk,
  names: Names,
  enquiries: readonly HandledEnquiry[],
  viewer: Parameters<typeof writersOf>[2],
): Promise<InboxRow[]> {
  const queries = desk.database;
  if (enquiries.length === 0) return [];
  const references = enquiries.map(({ reference }) => reference);
  const registrations = await findRegistrations(queries, references);
  const failed = await withFailedEmail(queries, references);
  const writers = await writersOf(queries, references, viewer);
  return enquiries.map((enquiry) => {
    const seats = registrations.get(enquiry.reference);
    return {
      ...summaryOf(enquiry, names, replyClockOf(desk), seats),
      writing: writers.get(enquiry.reference) ?? [],
      name: nameOf(enquiry),
      company: typedValue(enquiry, 'company'),
      firstWords: firstWordsOf(enquiry),
      hasFailedMail: failed.has(enquiry.reference),
    };
  });
}
