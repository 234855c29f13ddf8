import { gapsOf } from '@vanda/desk-api/gaps';
import { forms } from '@vanda/forms/forms';
import { DomainError } from '../../../platform/domain-error.ts';
import type { StoredLetter } from '../../../platform/static/site-build.ts';
import { freeSeats, readAvailability } from '../../registrations/availability.ts';
import { findRegistration } from '../../registrations/registration.ts';
import { type Closure, capacityOf, closureOf, sessionOn } from '../../registrations/seats.ts';
import { type CurrentUser, commandOf, type Desk } from '../desk.ts';
import { messageOf } from '../enquiry/form-values.ts';
import { changed, shown } from '../enquiry/routes.ts';
import type { Handlers } from '../serve.ts';
import { sessionsOf } from '../sessions/context.ts';
import { findHandled, replyToEnquiry, undoAnswer } from '../store/handling.ts';
import { fillPlaces, type LetterFacts } from './places.ts';

export const answerHandlers: Handlers<'templates' | 'answer' | 'undoAnswer'> = {
  async templates({ desk, params, currentUser }) {
    const facts = await factsOf(desk, params.reference, currentUser);
    const seats = seatsSituation(facts);
    const fitting = desk.services
      .site()
      .letters.filter(({ forms }) => forms === undefined || forms.includes(facts.enquiry.form))
      .filter((template) => template.seats === undefined || template.seats === seats)
      .toSorted((a, b) => Number(b.forms !== undefined) - Number(a.forms !== undefined));
    return {
      templates: fitting.map((template) => {
        const email = {
          subject: fillPlaces(template.subject, facts),
          text: fillPlaces(template.text, facts),
        };
        const { id, title, forms } = template;
        return { id, title, isOfForm: forms !== undefined, ...email, gaps: gapsOf(email) };
      }),
      preselected: preselected(fitting, facts, seats)?.id ?? null,
    };
  },

  async answer(context) {
    const { desk, body } = context;
    if (!desk.services.settings.mail) {
      throw new DomainError({
        code: 'not-possible',
        words: 'No mail is set up here: answer from your own mail program, and mark it as answered.',
      });
    }
    const gaps = gapsOf(body);
    if (gaps.length > 0) throw new DomainError({ code: 'gaps', gaps });
    return changed(context, (database, change) =>
      replyToEnquiry(database, change, { subject: body.subject, text: body.text }),
    );
  },

  async undoAnswer(context) {
    const { desk, params, body, currentUser } = context;
    await undoAnswer(desk.database, { ...params, ...commandOf(context) }, body.mailId);
    return shown(desk, params.reference, currentUser);
  },
};

function seatsSituation({
  registration,
  closure,
  freeSeats: free,
  enquiry,
}: AnswerFacts): StoredLetter['seats'] {
  if (!registration || registration.state === 'cancelled' || closure === 'started') return undefined;
  if (closure === 'withdrawn') return 'withdrawn';
  if (registration.day === undefined) {
    return forms[enquiry.form].fields.some(({ kind }) => kind === 'session') ? 'no-date' : undefined;
  }
  if (registration.state !== 'waiting') return registration.state === 'offered' ? undefined : 'kept';
  return free !== undefined && registration.seats > free ? 'short' : undefined;
}

/** The preselected template: never a refusal, and no confirmation where a message has to be read. */
function preselected(
  fitting: readonly StoredLetter[],
  { enquiry }: AnswerFacts,
  seats: StoredLetter['seats'],
): StoredLetter | undefined {
  if (seats === undefined) return fitting.find((template) => template.forms && template.seats === undefined);
  const isSafe = seats === 'no-date' || (seats === 'kept' && messageOf(enquiry) === '');
  return isSafe ? fitting.find((template) => template.seats === seats) : undefined;
}

type AnswerFacts = LetterFacts & { readonly closure: Closure | undefined };

async function factsOf(desk: Desk, reference: string, { colleague }: CurrentUser): Promise<AnswerFacts> {
  const { services, database } = desk;
  const enquiry = await findHandled(database, reference);
  const registration = await findRegistration(database, reference);
  const day = registration?.day;
  const session = day === undefined ? undefined : sessionOn(sessionsOf(desk), enquiry.form, day);
  const capacity = day === undefined ? undefined : capacityOf(sessionsOf(desk), enquiry.form, day);
  const availability =
    day === undefined ? undefined : await readAvailability(database, { form: enquiry.form, day }, capacity);
  return {
    enquiry,
    registration,
    session,
    closure: registration && closureOf(sessionsOf(desk), registration, desk.now()),
    freeSeats: availability && capacity !== undefined ? freeSeats(availability) : undefined,
    colleague: colleague.name,
    firm: services.site().company.name,
    siteUrl: services.settings.siteUrl,
  };
}
