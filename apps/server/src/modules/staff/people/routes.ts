import type { peopleRoutes } from '@vanda/desk-api/people';
import { addDays, toIsoDay } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { retentionDays } from '@vanda/forms/notice';
import { readReference } from '@vanda/forms/reference';
import type { Queries } from '../../../platform/database/database.ts';
import { findEnquiry } from '../../enquiries/enquiries.ts';
import { personalDataOf } from '../../enquiries/personal-data.ts';
import { searchCondition } from '../../enquiries/search-words.ts';
import { toRegistration } from '../../registrations/registration.ts';
import { cutPage, pageOf } from '../cursor.ts';
import { commandOf } from '../desk.ts';
import { DomainError, invalid } from '../domain-error.ts';
import { toMail } from '../enquiry/emails.ts';
import { aboutOf, nameOf, typedValue } from '../enquiry/form-values.ts';
import type { Handlers } from '../serve.ts';
import { registrationView } from '../sessions/registration-view.ts';
import { recordCommand } from '../store/audit-log.ts';
import { type HandledEnquiry, toHandled } from '../store/handling.ts';
import {
  addressOf,
  enquiriesOf,
  erasePerson,
  findAddresses,
  findFormerHolder,
  findMatches,
  findSearch,
  keepSearch,
  referenceIn,
} from '../store/people.ts';
import { copyAsJson, copyAsText, copyOf } from './copy.ts';

const shownMatches = 5;

export const peopleHandlers: Handlers<keyof typeof peopleRoutes> = {
  async keepSearch({ desk, body, nowMs }) {
    const id = await keepSearch(desk.database, body.text, nowMs);
    return { id, text: body.text, reference: await referenceOf(desk.database, body.text) };
  },

  async search({ desk, params }) {
    const text = await searchText(desk.database, params.search);
    return { id: params.search, text, reference: await referenceOf(desk.database, text) };
  },

  async people({ desk, query }) {
    const { database } = desk;
    const text = await searchText(database, query.search);
    const { after, limit, rows } = pageOf(query);
    const search = await searchCondition(database, text, 0);
    const { found, total } = await findAddresses(database, search, { after, limit });
    const page = cutPage(found, rows, ({ email, lastAtMs }) => ({ atMs: lastAtMs, key: email }));
    const emails = page.rows.map(({ email }) => email);
    const [matches, enquiriesFound] = await Promise.all([
      findMatches(database, text, emails),
      enquiriesOf(database, emails),
    ]);
    const former = after ? undefined : await formerHolderRow(database, text);
    const all = Map.groupBy(enquiriesFound, ({ values }) => (values.email ?? '').toLowerCase());
    return {
      text,
      rows: [
        ...(former ? [former] : []),
        ...emails.flatMap((email) => {
          const enquiries = all.get(email) ?? [];
          const [newest] = enquiries;
          return newest ? [foundPerson(newest, enquiries, matches)] : [];
        }),
      ],
      nextCursor: page.nextCursor,
      total: former ? total + 1 : total,
    };
  },

  async person({ desk, params: { reference } }) {
    const email = await addressOf(desk.database, reference);
    const data = await personalDataOf(desk.database, email);
    const enquiries = data.enquiries.map(toHandled).toReversed();
    const registrations = [];
    for (const entry of data.registrations.map(toRegistration)) {
      registrations.push(await registrationView(desk, entry));
    }
    const mails = data.emails.map((row) => toMail(row, desk.now()).mail);
    return {
      email: enquiries[0]?.values.email ?? email,
      names: enquiries.length > 0 ? different(enquiries.map(nameOf)) : [formerHolder(reference)],
      companies: different(enquiries.map((enquiry) => typedValue(enquiry, 'company') ?? '')),
      enquiries: enquiries.map((enquiry) => ({
        ...foundEnquiry(enquiry),
        formTitle: forms[enquiry.form].title,
        answeredAtMs: enquiry.answeredAtMs ?? null,
        hasMarketingConsent: enquiry.hasMarketingConsent,
        deletedOn: addDays(toIsoDay(enquiry.receivedAtMs), retentionDays),
      })),
      registrations,
      mails,
      erasure: {
        goes: {
          enquiries: enquiries.length,
          registrations: registrations.length,
          mails: mails.length,
          notes: data.notes.length,
        },
        reference: referenceIn(reference),
      },
    };
  },

  async copyOfPerson(context) {
    const { desk, params, body, reply } = context;
    const copy = await copyOf(desk, params.reference);
    await recordCommand(desk.database, {
      ...commandOf(context),
      kind: 'copy-given',
      reference: referenceIn(params.reference),
    });
    const isJson = body.as === 'json';
    reply.type(isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8');
    const name = `${referenceIn(params.reference).toLowerCase()}-everything.${isJson ? 'json' : 'txt'}`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return isJson ? copyAsJson(copy) : copyAsText(copy);
  },

  async erasePerson(context) {
    const { desk, params, body } = context;
    if (readReference(body.typedReference) !== referenceIn(params.reference)) {
      throw invalid({ field: 'typedReference', message: 'This is not the reference shown above.' });
    }
    const { database } = desk;
    const references = await erasePerson(database, params.reference, body.enquiries, commandOf(context));
    return { references: [...references] };
  },
};

async function formerHolderRow(queries: Queries, text: string) {
  const email = text.trim().toLowerCase();
  const key = await findFormerHolder(queries, email);
  if (key === undefined) return undefined;
  const { emails, notes } = await personalDataOf(queries, email);
  const lastAtMs = Math.max(
    ...emails.map((row) => Number(row.due_at)),
    ...notes.map((row) => Number(row.at)),
    0,
  );
  return { email, name: formerHolder(key), company: null, reference: key, enquiries: 0, lastAtMs, found: [] };
}

function foundPerson(
  newest: HandledEnquiry,
  enquiries: readonly HandledEnquiry[],
  matches: ReadonlySet<string>,
) {
  return {
    email: newest.values.email ?? '',
    name: nameOf(newest),
    company: typedValue(newest, 'company'),
    reference: newest.reference,
    enquiries: enquiries.length,
    lastAtMs: newest.receivedAtMs,
    found: enquiries
      .filter(({ reference }) => matches.has(reference))
      .slice(0, shownMatches)
      .map(foundEnquiry),
  };
}

function foundEnquiry(enquiry: HandledEnquiry) {
  const { reference, form, status, receivedAtMs } = enquiry;
  return { reference, form, about: aboutOf(enquiry), status, receivedAtMs };
}

function formerHolder(key: string): string {
  return `Former holder of ${referenceIn(key)}`;
}

function different(texts: readonly string[]): string[] {
  return [...new Set(texts.filter(Boolean))];
}

async function searchText(queries: Queries, id: string): Promise<string> {
  const text = await findSearch(queries, id);
  if (text === undefined) throw new DomainError({ code: 'not-found' });
  return text;
}

async function referenceOf(queries: Queries, text: string): Promise<string | null> {
  const reference = readReference(text);
  if (reference === undefined) return null;
  return (await findEnquiry(queries, reference)) ? reference : null;
}
