import { gapText } from '@vanda/desk-api/gaps';
import { dateRange } from '@vanda/forms/day';
import { type PlaceName, placePattern } from '@vanda/forms/email-template';
import { forms } from '@vanda/forms/forms';
import { maskIdentityNumbers } from '@vanda/forms/mask';
import { counted } from '@vanda/forms/plural';
import { hoursText } from '@vanda/forms/session';
import { freeSeats } from '@vanda/server/office';
import type { CurrentUser, Desk } from '../desk.ts';
import { aboutOf, messageOf, nameOf } from '../enquiry/form-values.ts';
import type { Handler } from '../serve.ts';
import { findHandled } from '../store/handling.ts';

const gapMessages = {
  name: 'no name given',
  company: 'no company given',
  about: 'nothing chosen',
  dates: 'no date chosen',
  place: 'no place set',
  seats: 'no number of participants',
  people: 'no number of participants',
  freeSeats: 'no number of seats set',
  reference: 'no reference',
  page: 'no page',
  colleague: 'no signature',
  firm: 'no firm',
} as const satisfies Record<PlaceName, string>;

type EmailTemplate = ReturnType<Desk['services']['site']>['emailTemplates'][number];
type TemplateFacts = Awaited<ReturnType<typeof factsOf>>;

export const templates: Handler<'templates'> = async ({ desk, params, currentUser }) => {
  const facts = await factsOf(desk, params.reference, currentUser);
  const seats = seatsSituation(facts);
  const fitting = desk.services
    .site()
    .emailTemplates.filter(({ forms }) => forms === undefined || forms.includes(facts.enquiry.form))
    .filter((template) => template.seats === undefined || template.seats === seats)
    .toSorted((a, b) => Number(b.forms !== undefined) - Number(a.forms !== undefined));
  return {
    templates: fitting.map(({ id, title, forms, ...template }) => {
      const subject = fillPlaces(template.subject, facts);
      const text = fillPlaces(template.text, facts);
      return { id, title, isOfForm: forms !== undefined, subject, text };
    }),
    preselected: preselected(fitting, facts, seats)?.id ?? null,
  };
};

function seatsSituation(facts: TemplateFacts): EmailTemplate['seats'] {
  const { registration, closure, enquiry } = facts;
  if (!registration || registration.status === 'cancelled' || closure === 'started') return undefined;
  if (closure === 'withdrawn') return 'withdrawn';
  if (registration.day === undefined)
    return forms[enquiry.form].fields.some(({ kind }) => kind === 'session') ? 'no-date' : undefined;
  if (registration.status !== 'waiting') return registration.status === 'offered' ? undefined : 'kept';
  return facts.freeSeats !== undefined && registration.seats > facts.freeSeats ? 'short' : undefined;
}

/** Preselects no refusal, and no confirmation where a message has to be read. */
function preselected(
  fitting: readonly EmailTemplate[],
  { enquiry }: TemplateFacts,
  seats: EmailTemplate['seats'],
): EmailTemplate | undefined {
  if (seats === undefined) return fitting.find((template) => template.forms && template.seats === undefined);
  const isSafe = seats === 'no-date' || (seats === 'kept' && messageOf(enquiry) === '');
  return isSafe ? fitting.find((template) => template.seats === seats) : undefined;
}

async function factsOf(desk: Desk, reference: string, { staffMember }: CurrentUser) {
  const { services, database, register } = desk;
  const enquiry = await findHandled(database, reference);
  const registration = await register.find(database, reference);
  const day = registration?.day;
  const session = day === undefined ? undefined : register.sessionOn(enquiry.form, day);
  return {
    enquiry,
    registration,
    session,
    closure: registration && register.closureOf(registration, desk.now()),
    freeSeats:
      day === undefined || session?.seats === undefined
        ? undefined
        : freeSeats(await register.availability(database, { form: enquiry.form, day })),
    colleague: staffMember.name,
    firm: services.site().company.name,
    siteUrl: services.settings.siteUrl,
  };
}

function fillPlaces(text: string, facts: TemplateFacts): string {
  const values = valuesOf(facts);
  return text.replace(placePattern, (whole, name: string) => {
    if (!Object.hasOwn(gapMessages, name)) return whole;
    const value = values[name as PlaceName];
    return value ? maskIdentityNumbers(value) : gapText(gapMessages[name as PlaceName]);
  });
}

function valuesOf(facts: TemplateFacts): Record<PlaceName, string | undefined> {
  const { enquiry, registration, session } = facts;
  const day = registration?.day;
  const about = aboutOf(enquiry);
  return {
    name: nameOf(enquiry),
    company: enquiry.values.company,
    about: about === forms.contact.title ? 'your question' : about,
    dates: day && `${dateRange(day, session?.end ?? day)}${session ? hoursText(session) : ''}`,
    place: session?.place,
    seats: registration && String(registration.seats),
    people: registration && counted(registration.seats, 'person', 'people'),
    freeSeats: facts.freeSeats === undefined ? undefined : String(facts.freeSeats),
    reference: enquiry.reference,
    page: `${facts.siteUrl}${forms[enquiry.form].pagePath}`,
    colleague: facts.colleague,
    firm: facts.firm,
  };
}
