import type { CourseDate } from '@vanda/desk-api/content';
import { notFound, notPossible } from '@vanda/desk-api/failures';
import { checkDraft, sentenceOf } from './checks.ts';
import { shown } from './compare.ts';
import type { Answer, Handlers, Request } from './contract.ts';
import { titleOf, toEntryText } from './entries.ts';
import { withDates } from './entry-dates.ts';
import type { Publishing } from './publishing.ts';
import { pressedBefore } from './queue.ts';
import type { DateChange } from './state.ts';
import type { Workspace } from './workspace.ts';

type Course = {
  shortTitle: string;
  form: Answer<'dates'>['courses'][number]['form'];
  durationDays?: number;
  sessions?: (CourseDate & { status?: string })[];
};

const daysOf = (change: DateChange) => [
  ...(change.kind === 'add' ? [] : [change.day]),
  ...(change.kind === 'remove' ? [] : [change.date.start]),
];
const isSameDate = (one: DateChange, other: DateChange) =>
  daysOf(one).some((day) => daysOf(other).includes(day));

type DateRequest = Pick<Request<'cancelDate'>, 'by' | 'checksOnly'> & { body: { idempotencyKey: string } };

/** Published without a draft; the checks run first, and their findings are the response. */
export function courseDates(
  workspace: Workspace,
  { queue, statusById }: Publishing,
): Handlers<'dates' | 'newDate' | 'changeDate' | 'cancelDate' | 'postponeDate'> {
  const { online, pressed, remember } = workspace;

  async function publish(
    { by, body: { idempotencyKey }, checksOnly }: DateRequest,
    course: string,
    change: DateChange,
    title: string,
  ): Promise<Answer<'newDate'>> {
    const known = pressed(idempotencyKey);
    if (known && statusById(known).step !== 'failed')
      return { told: 0, publishing: statusById(known), checks: [] };
    const other = queue
      .open()
      .find(({ work }) => work.kind === 'dates' && work.course === course && isSameDate(work.change, change));
    if (other) throw pressedBefore(other);
    const content = online();
    const file = workspace.fileOf('courses', course);
    const found = content.files.find((one) => one.file === file);
    if (!found) throw notFound();
    const starts = ((found.data as Course).sessions ?? []).map(({ start }) => start);
    if (change.kind !== 'add' && !starts.includes(change.day)) throw notFound();
    const others = starts.filter((start) => change.kind === 'add' || start !== change.day);
    if (change.kind !== 'remove' && others.includes(change.date.start))
      throw notPossible('This course has a date that begins on this day already.');
    const candidate = { ...found, data: withDates(toEntryText(found), change).values };
    const files = content.files.map((one) => (one === found ? candidate : one));
    const checks = checkDraft({ ...content, files }, content);
    if (checksOnly && checks.length > 0) throw notPossible(sentenceOf(checks));
    if (checksOnly || checks.length > 0) return { told: 0, publishing: null, checks };
    const status = queue.add({ kind: 'dates', course, change }, by, `${titleOf(found)}: ${title}`);
    remember(idempotencyKey, status.id);
    return { told: 0, publishing: status, checks: [] };
  }

  return {
    dates: async () => ({
      courses: online()
        .files.filter(({ collection }) => collection === 'courses')
        .map(({ slug, data }) => {
          const { shortTitle, form, durationDays, sessions = [] } = data as Course;
          return {
            course: slug,
            title: shortTitle,
            form,
            durationDays: durationDays ?? null,
            dates: sessions.map(({ status: _, ...date }) => date),
          };
        }),
    }),

    newDate: (request) => {
      const { date } = request.body;
      return publish(
        request,
        request.params.course,
        { kind: 'add', date },
        `new date on ${shown(date.start)}`,
      );
    },
    changeDate: (request) => {
      const { course, day } = request.params;
      const change = { kind: 'change', day, date: request.body.date } as const;
      return publish(request, course, change, `date on ${shown(day)} changed`);
    },
    cancelDate: (request) => {
      const { course, day } = request.params;
      return publish(request, course, { kind: 'remove', day }, `date on ${shown(day)} cancelled`);
    },
    postponeDate: (request) => {
      const { course, day } = request.params;
      const { date } = request.body;
      const title = `date on ${shown(day)} postponed to ${shown(date.start)}`;
      return publish(request, course, { kind: 'change', day, date }, title);
    },
  };
}
