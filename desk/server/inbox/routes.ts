import { forms } from '@vanda/enquiry/forms';
import { retentionDays } from '@vanda/enquiry/notice';
import type * as z from 'zod';
import { isDone, recordAct } from '../../../intake/src/desk-store/acts.ts';
import { findHandled } from '../../../intake/src/desk-store/handling.ts';
import {
  arrivals,
  countMatching,
  countViews,
  type InboxFilter,
  listInbox,
  nextOpen,
  placeIn,
  positionOf,
  promiseMs,
} from '../../../intake/src/desk-store/inbox.ts';
import { findSearch } from '../../../intake/src/desk-store/people.ts';
import type { placeQuerySchema } from '../../contract/inbox.ts';
import { deskKeys } from '../../contract/room.ts';
import { cutPage, pageOf } from '../cursor.ts';
import type { Desk } from '../desk.ts';
import { mailGivenUp } from '../enquiry/mails.ts';
import { nameOf, typedValue } from '../enquiry/words.ts';
import { namesOf } from '../names.ts';
import { lastClosedMonth } from '../numbers/months.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../serve.ts';
import { endsOf } from '../sign-in/routes.ts';
import { toRows } from './rows.ts';

type Filters = Omit<z.output<typeof placeQuerySchema>, 'reference'>;

/** The room itself, the lists of enquiries, and mail that was given up. */
export const inboxHandlers: Handlers<'room' | 'pulse' | 'inbox' | 'place' | 'mailGivenUp' | 'retryMail'> = {
  async room({ desk, visitor, nowMs }) {
    const { house, database } = desk;
    const { id, name, role, keysOff } = visitor.colleague;
    const colleagues = await database.all<{ id: string; name: string }>(
      "SELECT id, name FROM colleagues WHERE state <> 'removed' ORDER BY name, id",
    );
    const { newestAtMs } = await arrivals(database, nowMs);
    return {
      me: { id, name, role, keysOff: deskKeys.filter((key) => keysOff.includes(key)) },
      ...endsOf(visitor),
      companyName: house.site().company.name,
      siteUrl: house.settings.siteUrl,
      hasMail: house.settings.mail !== undefined,
      promiseHours: 24,
      retentionDays,
      colleagues,
      forms: Object.values(forms).map(({ id: form, title, kind }) => ({ id: form, title, kind })),
      counts: await countViews(database, id, nowMs),
      lastMonth: await lastClosedMonth(database, nowMs),
      isEmpty: newestAtMs === 0,
    };
  },

  async pulse({ desk, query, visitor, nowMs }) {
    return {
      counts: await countViews(desk.database, visitor.colleague.id, nowMs),
      ...(await arrivals(desk.database, query.since)),
    };
  },

  async inbox({ desk, query, visitor, nowMs }) {
    const { database } = desk;
    const filter = await filterOf(desk, query, visitor.colleague.id);
    const { after, limit, rows } = pageOf(query);
    // Together: PostgreSQL answers them at once.
    const [found, matching, counts, nextAtMs, { newestAtMs }, names] = await Promise.all([
      listInbox(database, filter, { after, limit }),
      countMatching(database, filter, nowMs),
      countViews(database, visitor.colleague.id, nowMs),
      nextOpen(database, nowMs),
      arrivals(database, nowMs),
      namesOf(database),
    ]);
    const page = cutPage(found, rows, (enquiry) => positionOf(filter.view, enquiry));
    return {
      rows: await toRows(database, names, page.rows),
      nextCursor: page.nextCursor,
      matching,
      ofView: counts[filter.view],
      counts,
      nextDueAtMs: nextAtMs === undefined ? null : nextAtMs + promiseMs,
      newestAtMs,
    };
  },

  async place({ desk, query, visitor, nowMs }) {
    const filter = await filterOf(desk, query, visitor.colleague.id);
    const enquiry = await findHandled(desk.database, query.reference);
    const { position, previous, next } = await placeIn(desk.database, filter, enquiry);
    const { total } = await countMatching(desk.database, filter, nowMs);
    return { position: position ?? null, total, previous: previous ?? null, next: next ?? null };
  },

  async mailGivenUp({ desk, query, nowMs }) {
    const { database } = desk;
    const { after, limit, rows } = pageOf(query);
    const found = await mailGivenUp(database, { after, limit }, nowMs);
    const page = cutPage(found, rows, ({ mail }) => ({ atMs: mail.dueAtMs, key: mail.id }));
    const given = [];
    for (const { reference, mail } of page.rows) {
      const enquiry = await findHandled(database, reference);
      given.push({ reference, mail, name: nameOf(enquiry), company: typedValue(enquiry, 'company') });
    }
    const [count] = await database.all<{ total: number }>(
      "SELECT CAST(COUNT(*) AS BIGINT) AS total FROM outbox WHERE state = 'dead'",
    );
    return { rows: given, nextCursor: page.nextCursor, total: count?.total ?? 0 };
  },

  async retryMail({ desk, params, body, visitor, nowMs }) {
    const by = visitor.colleague.id;
    await desk.database.transaction(async (queries) => {
      const [row] = await queries.all<{ reference: string; state: string }>(
        'SELECT reference, state FROM outbox WHERE id = $1',
        [params.mail],
      );
      if (!row) throw new Refusal({ code: 'not-found' });
      if (await isDone(queries, body.actKey)) return;
      const retried = await queries.run(
        "UPDATE outbox SET state = 'waiting', attempts = 0, due_at = $1 WHERE id = $2 AND state = 'dead'",
        [nowMs, params.mail],
      );
      if (retried === 0) throw new Refusal({ code: 'already-sent' });
      const { reference } = row;
      await recordAct(queries, { by, kind: 'mail-retried', reference, atMs: nowMs, actKey: body.actKey });
    });
    desk.house.wakeOutbox();
    return { isDone: true };
  },
};

/** What a list is narrowed to, with the words of a kept search. */
async function filterOf(desk: Desk, query: Filters, me: string): Promise<InboxFilter> {
  const text = query.search === undefined ? undefined : await findSearch(desk.database, query.search);
  if (query.search !== undefined && text === undefined) throw new Refusal({ code: 'not-found' });
  return {
    view: query.view ?? 'open',
    me,
    form: query.form,
    sessionDay: query.session,
    owner: query.owner,
    text,
  };
}
