import { DomainError, notPossible } from '@vanda/desk-api/failures';
import { toIsoDay } from '@vanda/forms/day';
import type { Database, Queries } from '@vanda/server/office';
import { type CurrentUser, commandOf, type RequestContext } from '../desk.ts';
import type { CommandKind } from '../messages.ts';
import { recordCommand } from '../store/audit-log.ts';
import {
  type Change,
  type Details,
  findHandled,
  type HandledEnquiry,
  insertHistory,
  raiseEnquiryVersion,
  setColumns,
} from '../store/handling.ts';
import { namesOf } from '../store/staff-members.ts';
import { changesSince } from './history.ts';
import { enquiryView } from './view.ts';

type CommandContext = RequestContext<
  { readonly reference: string },
  undefined,
  { readonly version?: number; readonly idempotencyKey: string },
  CurrentUser
>;

/** A change of an enquiry, in its transaction. Returns details for the history, which contain nothing typed. */
export type Work = (queries: Queries, before: HandledEnquiry, change: Change) => Promise<Details | undefined>;

export async function changed(context: CommandContext, kind: CommandKind, work: Work) {
  await changeEnquiry(context.desk.database, changeOf(context), kind, work);
  return shown(context);
}

export const shown = async ({
  desk,
  params,
  currentUser,
}: Pick<CommandContext, 'desk' | 'params' | 'currentUser'>) => ({
  enquiry: await enquiryView(desk, params.reference, currentUser.staffMember.id),
});

export const changeOf = (context: CommandContext): Change => ({
  ...context.params,
  ...commandOf(context),
  version: context.body.version,
});

/** Changes an enquiry in one transaction. Optimistic locking on `version`; idempotent by `idempotencyKey`. */
export async function changeEnquiry(database: Database, change: Change, kind: CommandKind, work: Work) {
  const { version: _, ...command } = change;
  await database.transaction(async (queries) => {
    if (!(await recordCommand(queries, { ...command, kind }))) return;
    const raised = await raiseEnquiryVersion(queries, change);
    if (!raised) throw await conflict(queries, change);
    const details = await work(queries, raised, change);
    await insertHistory(queries, { ...change, version: raised.version }, kind, details ?? {});
  });
}

export async function conflict(queries: Queries, { reference, version: since = 0 }: Change) {
  const { version } = await findHandled(queries, reference);
  const changes = await changesSince(queries, await namesOf(queries), reference, since);
  return new DomainError({ code: 'stale', version, changes });
}

export const assignToMe: Work = async (queries, { reference, assignee }, { by }) => {
  if (assignee === by) throw notPossible('You have it in hand already.');
  await setColumns(queries, reference, { assignee: by });
};

export async function markAnswered(
  queries: Queries,
  before: HandledEnquiry,
  change: Change,
): Promise<Details> {
  if (before.status === 'spam') throw notPossible('A suspected one is released before it is answered.');
  await setColumns(queries, before.reference, {
    status: 'answered',
    answered_at: before.answeredAtMs ?? change.atMs,
    closed_at: null,
  });
  return endFollowUp(queries, before, change);
}

/**
 * A follow-up that is due ends with a reply or with closing; a later one stays.
 * @returns the details from which `restoredFollowUp` brings it back
 */
export async function endFollowUp(
  queries: Queries,
  { reference, followUpDay }: HandledEnquiry,
  { atMs }: Change,
): Promise<Details> {
  if (followUpDay === undefined || followUpDay > toIsoDay(atMs)) return {};
  await setColumns(queries, reference, { follow_up_day: null });
  return { followUpDay };
}

/** Column of a follow-up that the undone command has ended, or none. */
export const restoredFollowUp = ({ followUpDay }: Details = {}) =>
  followUpDay === undefined ? {} : { follow_up_day: followUpDay };
