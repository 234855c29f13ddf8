import { toIsoDay } from '@vanda/forms/day';
import type { Form } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { maskIdentityNumbers } from '@vanda/forms/mask';
import { type EnquiryValues, parseEnquiry } from '@vanda/forms/schema';
import { DomainError } from '../../../platform/domain-error.ts';
import type { SessionsOf } from '../../../platform/static/course-sessions.ts';
import { toNewEnquiry } from '../../enquiries/enquiries.ts';
import { type CurrentUser, commandOf, type Desk, type RequestContext } from '../desk.ts';
import type { Handlers } from '../serve.ts';
import { isDone } from '../store/audit-log.ts';
import {
  addNote,
  assignEnquiry,
  type Change,
  closeEnquiry,
  correctValues,
  deleteSuspected,
  enterEnquiry,
  findHandled,
  handOverEnquiry,
  markAnswered,
  releaseSpam,
  reopenEnquiry,
  sendReceiptAgain,
  setFollowUp,
  unassignEnquiry,
} from '../store/handling.ts';
import { saveDraft } from '../store/notes.ts';
import { listStaffMembers } from '../store/staff-members.ts';
import { enquiryView } from './view.ts';

type CommandContext = RequestContext<
  { readonly reference: string },
  undefined,
  { readonly version: number; readonly idempotencyKey: string },
  CurrentUser
>;

export const enquiryHandlers: Handlers<
  | 'enquiry'
  | 'enter'
  | 'assign'
  | 'followUp'
  | 'take'
  | 'giveBack'
  | 'close'
  | 'reopen'
  | 'note'
  | 'correct'
  | 'receiptAgain'
  | 'saveDraft'
  | 'markAnswered'
  | 'release'
  | 'deleteSuspected'
> = {
  enquiry: (context) => shown(context.desk, context.params.reference, context.currentUser),
  async enter({ desk, body, currentUser, nowMs }) {
    const { services, database } = desk;
    const form: Form = forms[body.form];
    const sessionsOf: SessionsOf = (asked) => services.site().sessions.of(asked);
    const starts = sessionsOf(form)?.map(({ start }) => start);
    const parsed = parseEnquiry(form, body.values, {
      today: toIsoDay(nowMs),
      ...(starts ? { sessionStarts: starts } : {}),
    });
    if (!parsed.ok) throw new DomainError({ code: 'invalid', errors: [...parsed.errors] });
    const enquiry = { ...parsed.enquiry, idempotencyKey: body.idempotencyKey };
    const entered = {
      by: currentUser.colleague.id,
      channel: body.channel,
      hasWebhook: services.settings.webhook !== undefined,
    };
    const made = toNewEnquiry(form, enquiry, undefined, nowMs);
    const reference = await enterEnquiry(database, made, entered, sessionsOf);
    services.wakeOutbox();
    return { reference };
  },
  async assign(context) {
    const { desk, body } = context;
    const present = (await listStaffMembers(desk.database)).filter(({ state }) => state === 'active');
    if (!present.some(({ id }) => id === body.colleague)) throw new DomainError({ code: 'not-found' });
    return changed(context, (database, change) =>
      handOverEnquiry(database, change, body.colleague, body.note),
    );
  },
  followUp(context) {
    const { day } = context.body;
    if (day !== null && day < toIsoDay(context.nowMs)) {
      const error = { field: 'day', message: 'That day has passed. Choose today or a later one.' };
      throw new DomainError({ code: 'invalid', errors: [error] });
    }
    return changed(context, (database, change) => setFollowUp(database, change, day));
  },
  take: (context) => changed(context, assignEnquiry),
  giveBack: (context) => changed(context, unassignEnquiry),
  close: (context) => changed(context, closeEnquiry),
  reopen: (context) => changed(context, reopenEnquiry),
  note: (context) =>
    changed({ ...context, body: { ...context.body, version: 1 } }, (database, { version: _, ...change }) =>
      addNote(database, change, context.body.text),
    ),
  async correct(context) {
    const { desk, params, body, currentUser } = context;
    const by = currentUser.colleague.id;
    if (
      await isDone(desk.database, { by, kind: 'corrected', ...params, idempotencyKey: body.idempotencyKey })
    ) {
      return shown(context.desk, context.params.reference, context.currentUser);
    }
    const { values, fields } = await correctedValues(
      context.desk,
      context.params.reference,
      context.body.values,
    );
    return changed(context, (database, change) => correctValues(database, change, values, fields));
  },
  async receiptAgain(context) {
    const answer = await changed(context, sendReceiptAgain);
    context.desk.services.wakeOutbox();
    return answer;
  },
  async saveDraft({ desk, params, body, currentUser, nowMs }) {
    const colleague = currentUser.colleague.id;
    await saveDraft(desk.database, { reference: params.reference, colleague }, { ...body, savedAtMs: nowMs });
    return { isDone: true };
  },
  markAnswered: (context) =>
    changed(context, (database, change) => markAnswered(database, change, context.body.how)),
  async release(context) {
    const answer = await changed(context, releaseSpam);
    context.desk.services.wakeOutbox();
    return answer;
  },
  async deleteSuspected(context) {
    await deleteSuspected(context.desk.database, changeOf(context));
    return { isDone: true };
  },
};

function changeOf(context: CommandContext): Change {
  return { ...context.params, ...commandOf(context), version: context.body.version };
}

/** Executes a change and returns the enquiry after it. */
export async function changed(
  context: CommandContext,
  work: (database: Desk['database'], change: Change) => Promise<void>,
) {
  await work(context.desk.database, changeOf(context));
  return shown(context.desk, context.params.reference, context.currentUser);
}

export async function shown(desk: Desk, reference: string, { colleague }: CurrentUser) {
  return { enquiry: await enquiryView(desk, reference, colleague.id) };
}

/** All values with the corrections applied, validated by the form; only identifying fields. */
async function correctedValues(
  desk: Desk,
  reference: string,
  given: Readonly<Record<string, string>>,
): Promise<{ values: EnquiryValues; fields: string[] }> {
  const enquiry = await findHandled(desk.database, reference);
  const form: Form = forms[enquiry.form];
  const open = new Set(
    form.fields.flatMap(({ name, kind }) => (['text', 'email', 'tel'].includes(kind) ? [name] : [])),
  );
  const strange = Object.keys(given).filter((name) => !open.has(name));
  if (strange.length > 0) {
    throw new DomainError({
      code: 'invalid',
      errors: strange.map((field) => ({ field, message: 'This can not be corrected here.' })),
    });
  }
  // An unchanged masked value stays as stored.
  const own = Object.entries(given).filter(
    ([name, value]) => value !== maskIdentityNumbers(enquiry.values[name] ?? ''),
  );
  const result = parseEnquiry(form, { ...enquiry.values, ...Object.fromEntries(own) });
  if (!result.ok) throw new DomainError({ code: 'invalid', errors: [...result.errors] });
  const { values } = result.enquiry;
  const fields = [...open].filter((name) => values[name] !== enquiry.values[name]);
  if (fields.length === 0) throw new DomainError({ code: 'not-possible', words: 'Nothing differs.' });
  return { values, fields };
}
