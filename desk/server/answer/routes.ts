import { answerEnquiry, findHandled, undoAnswer } from '../../../intake/src/desk-store/handling.ts';
import { findRegistration } from '../../../intake/src/ledger/registration.ts';
import { freeSeats, readRoom } from '../../../intake/src/ledger/room.ts';
import { capacityOf, sessionOn } from '../../../intake/src/ledger/seats.ts';
import { gapsOf } from '../../contract/gaps.ts';
import type { Desk, Visitor } from '../desk.ts';
import { changed, shown } from '../enquiry/routes.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../serve.ts';
import { sessionsOf } from '../sessions/context.ts';
import { fillPlaces, type LetterFacts } from './places.ts';

/** Letters to begin with, sending one, and taking it back. */
export const answerHandlers: Handlers<'templates' | 'answer' | 'undoAnswer'> = {
  async templates({ desk, params, visitor }) {
    const facts = await factsOf(desk, params.reference, visitor);
    const filled = desk.templates
      .filter(({ forms }) => forms === undefined || forms.includes(facts.enquiry.form))
      .map(({ id, title, forms, subject, text }) => {
        const letter = fillPlaces(text, facts);
        return {
          id,
          title,
          isOfForm: forms !== undefined,
          subject: fillPlaces(subject, facts),
          text: letter,
          gaps: gapsOf(letter),
        };
      });
    return { templates: filled.toSorted((a, b) => Number(b.isOfForm) - Number(a.isOfForm)) };
  },

  async answer(visit) {
    const { desk, body } = visit;
    if (!desk.house.settings.mail) {
      throw new Refusal({
        code: 'not-possible',
        words: 'No mail is set up here: answer from your own mail program, and mark it as answered.',
      });
    }
    const gaps = [...gapsOf(body.subject), ...gapsOf(body.text)];
    if (gaps.length > 0) throw new Refusal({ code: 'gaps', gaps });
    return changed(visit, (database, change) =>
      answerEnquiry(database, change, { subject: body.subject, text: body.text }),
    );
  },

  async undoAnswer({ desk, params, body, visitor, nowMs }) {
    const change = { ...params, actKey: body.actKey, by: visitor.colleague.id, atMs: nowMs };
    await undoAnswer(desk.database, change, body.mailId);
    return shown(desk, params.reference, visitor);
  },
};

async function factsOf(desk: Desk, reference: string, { colleague }: Visitor): Promise<LetterFacts> {
  const { house, database } = desk;
  const enquiry = await findHandled(database, reference);
  const registration = await findRegistration(database, reference);
  const day = registration?.day;
  const session = day === undefined ? undefined : sessionOn(sessionsOf(desk), enquiry.form, day);
  const capacity = day === undefined ? undefined : capacityOf(sessionsOf(desk), enquiry.form, day);
  const room =
    day === undefined ? undefined : await readRoom(database, { form: enquiry.form, day }, capacity);
  return {
    enquiry,
    registration,
    session,
    freeSeats: room && capacity !== undefined ? freeSeats(room) : undefined,
    colleague: colleague.name,
    firm: house.site().company.name,
    siteUrl: house.settings.siteUrl,
  };
}
