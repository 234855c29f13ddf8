import type { Form } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { maskIdentityNumbers } from '@vanda/enquiry/mask';
import { type EnquiryValues, parseEnquiry } from '@vanda/enquiry/schema';
import { isDone } from '../../../intake/src/desk-store/acts.ts';
import {
  addNote,
  type Change,
  closeEnquiry,
  correctValues,
  deleteSuspected,
  findHandled,
  giveBack,
  markAnswered,
  releaseSuspected,
  reopenEnquiry,
  sendReceiptAgain,
  takeInHand,
} from '../../../intake/src/desk-store/handling.ts';
import { dropDraft, saveDraft } from '../../../intake/src/desk-store/notes.ts';
import type { Desk, Visit, Visitor } from '../desk.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../serve.ts';
import { enquiryView } from './view.ts';

type Ask = Visit<
  { readonly reference: string },
  undefined,
  { readonly version: number; readonly actKey: string },
  Visitor
>;

/** One enquiry, and what is done with it besides answering. */
export const enquiryHandlers: Handlers<
  | 'enquiry'
  | 'take'
  | 'giveBack'
  | 'close'
  | 'reopen'
  | 'note'
  | 'correct'
  | 'receiptAgain'
  | 'saveDraft'
  | 'dropDraft'
  | 'markAnswered'
  | 'release'
  | 'deleteSuspected'
> = {
  enquiry: (visit) => shown(visit.desk, visit.params.reference, visit.visitor),
  take: (visit) => changed(visit, takeInHand),
  giveBack: (visit) => changed(visit, giveBack),
  close: (visit) => changed(visit, closeEnquiry),
  reopen: (visit) => changed(visit, reopenEnquiry),
  note: (visit) =>
    changed({ ...visit, body: { ...visit.body, version: 1 } }, (database, { version: _, ...change }) =>
      addNote(database, change, visit.body.text),
    ),
  async correct(visit) {
    // Once it is done, nothing differs any more.
    if (await isDone(visit.desk.database, visit.body.actKey)) {
      return shown(visit.desk, visit.params.reference, visit.visitor);
    }
    const { values, fields } = await correctedValues(visit.desk, visit.params.reference, visit.body.values);
    return changed(visit, (database, change) => correctValues(database, change, values, fields));
  },
  async receiptAgain(visit) {
    const answer = await changed(visit, sendReceiptAgain);
    visit.desk.house.wakeOutbox();
    return answer;
  },
  async saveDraft({ desk, params, body, visitor, nowMs }) {
    const colleague = visitor.colleague.id;
    await saveDraft(desk.database, { reference: params.reference, colleague }, { ...body, savedAtMs: nowMs });
    return { isDone: true };
  },
  async dropDraft({ desk, params, visitor }) {
    await dropDraft(desk.database, params.reference, visitor.colleague.id);
    return { isDone: true };
  },
  markAnswered: (visit) =>
    changed(visit, (database, change) => markAnswered(database, change, visit.body.how)),
  async release(visit) {
    const answer = await changed(visit, releaseSuspected);
    visit.desk.house.wakeOutbox();
    return answer;
  },
  async deleteSuspected(visit) {
    await deleteSuspected(visit.desk.database, changeOf(visit));
    return { isDone: true };
  },
};

/** A change as the store takes it. */
export function changeOf({ params, body, visitor, nowMs }: Ask): Change {
  return { ...params, version: body.version, actKey: body.actKey, by: visitor.colleague.id, atMs: nowMs };
}

/** Makes a change, and shows the enquiry as it is then. */
export async function changed(
  visit: Ask,
  work: (database: Desk['database'], change: Change) => Promise<void>,
) {
  await work(visit.desk.database, changeOf(visit));
  return shown(visit.desk, visit.params.reference, visit.visitor);
}

/** The enquiry as it is now. */
export async function shown(desk: Desk, reference: string, { colleague }: Visitor) {
  return { enquiry: await enquiryView(desk, reference, colleague.id) };
}

/** The whole values with the corrections in them, by the form's own rules; only what says who somebody is. */
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
    throw new Refusal({
      code: 'invalid',
      errors: strange.map((field) => ({ field, message: 'This can not be corrected here.' })),
    });
  }
  // What was shown masked and left alone stays as it is stored.
  const own = Object.entries(given).filter(
    ([name, value]) => value !== maskIdentityNumbers(enquiry.values[name] ?? ''),
  );
  const result = parseEnquiry(form, { ...enquiry.values, ...Object.fromEntries(own) });
  if (!result.ok) throw new Refusal({ code: 'invalid', errors: [...result.errors] });
  const { values } = result.enquiry;
  const fields = [...open].filter((name) => values[name] !== enquiry.values[name]);
  if (fields.length === 0) throw new Refusal({ code: 'not-possible', words: 'Nothing differs.' });
  return { values, fields };
}
