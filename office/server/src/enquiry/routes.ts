import { byHand } from '@vanda/desk-api/by-hand';
import type { enquiryRoutes } from '@vanda/desk-api/enquiry';
import { DomainError, invalid, notFound, notPossible } from '@vanda/desk-api/failures';
import { gapsOf } from '@vanda/desk-api/gaps';
import { toIsoDay } from '@vanda/forms/day';
import type { Form } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { maskIdentityNumbers } from '@vanda/forms/mask';
import {
  DateCancelled,
  deleteEnquiry,
  insertEnquiry,
  markNotSpam,
  queueEmail,
  queueReceiptAgain,
  toNewEnquiry,
} from '@vanda/server/office';
import { commandOf } from '../desk.ts';
import { templates } from '../reply/templates.ts';
import type { Handlers } from '../serve.ts';
import { sessionsOf } from '../sessions/registration-view.ts';
import { recordCommand } from '../store/audit-log.ts';
import {
  deskHistoryOf,
  findHandled,
  type HandledEnquiry,
  insertHistory,
  setColumns,
} from '../store/handling.ts';
import { deleteDraft, insertNote, saveDraft } from '../store/notes.ts';
import { dropFailedReceipt, recallEmail } from '../store/outbox.ts';
import { listStaffMembers } from '../store/staff-members.ts';
import {
  assignToMe,
  changed,
  changeOf,
  conflict,
  endFollowUp,
  markAnswered,
  restoredFollowUp,
  shown,
} from './commands.ts';
import { parseByHand } from './form-values.ts';

/** Delay of a reply in the outbox, so that it can be undone (WCAG 2.2.1). */
const undoMs = 60_000;
const noAddress = 'There is no email address: call, and mark it as answered.';

export const enquiryHandlers: Handlers<keyof typeof enquiryRoutes> = {
  enquiry: (context) => shown(context),
  templates,

  /** The enquiry is assigned to the person who enters it. Only the webhook is notified. */
  async enter(context) {
    const { desk, body, nowMs } = context;
    const { services, database } = desk;
    const form: Form = forms[body.form];
    const starts = sessionsOf(desk)(form)?.map(({ start }) => start);
    const typed = parseByHand(body.form, body.values, {
      today: toIsoDay(nowMs),
      ...(starts ? { sessionStarts: starts } : {}),
    });
    const { idempotencyKey } = body;
    const enquiry = toNewEnquiry(form, { ...typed, idempotencyKey }, undefined, nowMs);
    const plan = { kinds: services.settings.webhook ? (['webhook'] as const) : [], receiptLimit: 0 };
    const reference = await database.transaction(async (queries) => {
      const stored = await insertEnquiry(queries, enquiry, plan, sessionsOf(desk)).catch(refuseCancelled);
      if (!stored.isNew) return stored.reference;
      const change = { ...commandOf(context), reference: stored.reference };
      await recordCommand(queries, { ...change, kind: 'entered' });
      await setColumns(queries, change.reference, { assignee: change.by });
      await insertHistory(queries, change, 'entered', { channel: body.channel });
      return change.reference;
    });
    services.wakeOutbox();
    return { reference };
  },

  async assign(context) {
    const { staffMember, note } = context.body;
    const members = await listStaffMembers(context.desk.database);
    if (!members.some(({ id, status }) => id === staffMember && status === 'active')) throw notFound();
    return changed(context, 'assigned', async (queries, before, change) => {
      if (before.assignee === staffMember) throw notPossible('They have it in hand already.');
      await setColumns(queries, before.reference, { assignee: staffMember });
      if (note) await insertNote(queries, change, note);
      return { to: staffMember };
    });
  },

  /** An enquiry without an assignee is assigned to the staff member who sets the day. */
  followUp(context) {
    const { day } = context.body;
    if (day !== null && day < toIsoDay(context.nowMs))
      throw invalid({ field: 'day', message: 'That day has passed. Choose today or a later one.' });
    return changed(context, 'follow-up', async (queries, { reference, status, assignee }, { by }) => {
      if (status === 'spam') throw notPossible('A suspected one is released before it is answered.');
      await setColumns(queries, reference, { follow_up_day: day, assignee: assignee ?? by });
      return day === null ? {} : { day };
    });
  },

  assignToMe: (context) => changed(context, 'assigned-to-self', assignToMe),

  unassign: (context) =>
    changed(context, 'unassigned', async (queries, { reference, assignee }) => {
      if (assignee === undefined) throw notPossible('Nobody has it in hand.');
      await setColumns(queries, reference, { assignee: null });
    }),

  close: (context) =>
    changed(context, 'closed', async (queries, before, change) => {
      if (before.status === 'closed') throw notPossible('It is closed already.');
      if (before.status === 'spam') throw notPossible('A suspected one is released or deleted.');
      await setColumns(queries, before.reference, { status: 'closed', closed_at: change.atMs });
      return endFollowUp(queries, before, change);
    }),

  reopen: (context) =>
    changed(context, 'reopened', async (queries, { reference, status, answeredAtMs }) => {
      if (status !== 'closed') throw notPossible('It is not closed.');
      const closed = (await deskHistoryOf(queries, reference)).findLast(({ kind }) => kind === 'closed');
      await setColumns(queries, reference, {
        status: answeredAtMs === undefined ? 'open' : 'answered',
        closed_at: null,
        ...restoredFollowUp(closed?.details),
      });
    }),

  note: (context) =>
    changed(context, 'noted', (queries, _before, change) => insertNote(queries, change, context.body.text)),

  correct: (context) =>
    changed(context, 'corrected', async (queries, before) => {
      const { values, fields } = correctedValues(before, context.body.values);
      await context.desk.register.correct(queries, before, values);
      return { fields: fields.join(' ') };
    }),

  /** Sends to the present address and replaces a failed receipt. */
  async receiptAgain(context) {
    const response = await changed(
      context,
      'receipt-again',
      async (queries, { reference, status, values }, change) => {
        if (!values.email) throw notPossible(noAddress);
        if (status === 'spam') throw notPossible('A suspected one gets no mail until it is released.');
        const waiting = await dropFailedReceipt(queries, reference);
        const { idempotencyKey: key = '', atMs: dueAtMs } = change;
        const mail = waiting ?? (await queueReceiptAgain(queries, { reference, key, dueAtMs }));
        await setColumns(queries, reference, { receipt_withheld: 0 });
        return { mail };
      },
    );
    context.desk.services.wakeOutbox();
    return response;
  },

  async saveDraft({ desk, params, body, currentUser, nowMs }) {
    const { reference } = params;
    await findHandled(desk.database, reference);
    const key = { reference, staffMember: currentUser.staffMember.id };
    await saveDraft(desk.database, key, { ...body, savedAtMs: nowMs });
    return { isDone: true };
  },

  async reply(context) {
    const { desk, body } = context;
    if (!desk.services.settings.mail) {
      throw notPossible(
        'No mail is set up here: answer from your own mail program, and mark it as answered.',
      );
    }
    const gaps = gapsOf(body);
    if (gaps.length > 0) throw new DomainError({ code: 'gaps', gaps });
    return changed(context, 'answered', async (queries, before, change) => {
      if (!before.values.email) throw notPossible(noAddress);
      const { by, atMs, idempotencyKey: key = '' } = change;
      const ended = await markAnswered(queries, before, change);
      const mail = await queueEmail(queries, {
        reference: before.reference,
        subject: body.subject,
        text: body.text,
        dueAtMs: atMs + undoMs,
        atMs,
        by: { kind: 'staff', id: by },
        key,
      });
      await deleteDraft(queries, { reference: before.reference, staffMember: by });
      const { status, answeredAtMs, closedAtMs } = before;
      return {
        mail,
        status,
        ...ended,
        ...(answeredAtMs === undefined ? {} : { answeredAtMs }),
        ...(closedAtMs === undefined ? {} : { closedAtMs }),
      };
    });
  },

  undoReply: (context) =>
    changed(context, 'reply-undone', async (queries, { reference }) => {
      const { mailId } = context.body;
      const answered = (await deskHistoryOf(queries, reference)).findLast(
        ({ kind, details }) => kind === 'answered' && details.mail === mailId,
      )?.details;
      if (!answered) throw notFound();
      if (!(await recallEmail(queries, mailId))) throw new DomainError({ code: 'already-sent' });
      await setColumns(queries, reference, {
        status: String(answered.status),
        answered_at: answered.answeredAtMs ?? null,
        closed_at: answered.closedAtMs ?? null,
        ...restoredFollowUp(answered),
      });
      return { mail: mailId };
    }),

  markAnswered: (context) =>
    changed(context, 'marked-answered', async (queries, before, change) => {
      await markAnswered(queries, before, change);
      return { how: context.body.how };
    }),

  async notSpam(context) {
    const response = await changed(context, 'marked-not-spam', async (queries, { reference, status }) => {
      if (status !== 'spam') throw notPossible('It is not suspected.');
      await markNotSpam(queries, reference);
    });
    context.desk.services.wakeOutbox();
    return response;
  },

  async deleteSpam(context) {
    const change = changeOf(context);
    const { version: seen, ...command } = change;
    await context.desk.database.transaction(async (queries) => {
      if (!(await recordCommand(queries, { ...command, kind: 'spam-deleted' }))) return;
      const { status, version } = await findHandled(queries, change.reference);
      if (version !== seen) throw await conflict(queries, change);
      if (status !== 'spam') throw notPossible('It is not suspected.');
      const eraser = { id: change.by, atMs: change.atMs };
      await deleteEnquiry(queries, change.reference, eraser);
    });
    return { isDone: true };
  },
};

function correctedValues(enquiry: HandledEnquiry, given: Readonly<Record<string, string>>) {
  const open = new Set(
    byHand(forms[enquiry.form]).fields.flatMap(({ name, kind }) =>
      ['text', 'email', 'tel'].includes(kind) ? [name] : [],
    ),
  );
  const strange = Object.keys(given).filter((name) => !open.has(name));
  if (strange.length > 0)
    throw invalid(...strange.map((field) => ({ field, message: 'This can not be corrected here.' })));
  // An unchanged masked value keeps its stored value.
  const own = Object.entries(given).filter(
    ([name, value]) => value !== maskIdentityNumbers(enquiry.values[name] ?? ''),
  );
  const { values } = parseByHand(enquiry.form, { ...enquiry.values, ...Object.fromEntries(own) });
  const fields = [...open].filter((name) => values[name] !== enquiry.values[name]);
  if (fields.length === 0) throw notPossible('Nothing differs.');
  return { values, fields };
}

function refuseCancelled(error: unknown): never {
  throw error instanceof DateCancelled
    ? notPossible('This date was cancelled a moment ago. Choose another one.')
    : error;
}
