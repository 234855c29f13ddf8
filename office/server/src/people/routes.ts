import { invalid, notPossible } from '@vanda/desk-api/failures';
import type { peopleRoutes } from '@vanda/desk-api/people';
import { addDays, toIsoDay } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { retentionDays } from '@vanda/forms/notice';
import { readReference } from '@vanda/forms/reference';
import {
  erasePersonalData,
  formerHolderKey,
  personalDataOf,
  personOf,
  type Queries,
  toMail,
  toRegistration,
} from '@vanda/server/office';
import { cutPage, pageOf } from '../cursor.ts';
import { commandOf } from '../desk.ts';
import { aboutOf, nameOf, typedValue } from '../enquiry/form-values.ts';
import type { Handlers } from '../serve.ts';
import { registrationView } from '../sessions/registration-view.ts';
import { recordCommand } from '../store/audit-log.ts';
import { type HandledEnquiry, toHandled } from '../store/handling.ts';
import {
  addressOf,
  enquiriesUnder,
  findAddresses,
  findMatches,
  hasEnquiry,
  insertSearch,
  isKnown,
  referenceIn,
  searchText,
} from '../store/people.ts';
import { copyAsText, copyOf } from './copy.ts';

const shownMatches = 5;

export const peopleHandlers: Handlers<keyof typeof peopleRoutes> = {
  async keepSearch({ desk, body, nowMs }) {
    const { text } = body;
    const id = await insertSearch(desk.database, text, nowMs);
    const reference = readReference(text);
    return { id, text, reference: reference && (await isKnown(desk.database, reference)) ? reference : null };
  },

  async people({ desk, query }) {
    const { database } = desk;
    const text = await searchText(database, query.search);
    const { after, limit, rows } = pageOf(query);
    const { found, total } = await findAddresses(database, text, { after, limit });
    const page = cutPage(found, rows, ({ email, lastAtMs }) => ({ atMs: lastAtMs, key: email }));
    const former = after ? undefined : await formerHolderRow(database, text);
    const people = await findPeople(
      database,
      text,
      page.rows.map(({ email }) => email),
    );
    return {
      text,
      rows: former ? [former, ...people] : people,
      nextCursor: page.nextCursor,
      total: former ? total + 1 : total,
    };
  },

  async person({ desk, params: { person: reference } }) {
    const email = await addressOf(desk.database, reference);
    const data = await personalDataOf(desk.database, email);
    const enquiries = data.enquiries.map(toHandled).toReversed();
    const registrations = [];
    for (const entry of data.registrations.map(toRegistration))
      registrations.push(await registrationView(desk, entry));
    const mails = data.emails.map((row) => toMail(row, desk.now()).mail);
    return {
      email: enquiries[0] ? shownAddress(enquiries[0]) : email,
      names: enquiries.length > 0 ? different(enquiries.map(nameOf)) : [formerHolder(referenceIn(reference))],
      companies: different(enquiries.map((enquiry) => typedValue(enquiry, 'company') ?? '')),
      enquiries: enquiries.map((enquiry) => ({
        ...foundEnquiry(enquiry),
        formTitle: forms[enquiry.form].title,
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
    const copy = await copyOf(desk, params.person);
    const reference = referenceIn(params.person);
    await recordCommand(desk.database, { ...commandOf(context), kind: 'copy-given', reference });
    const isJson = body.as === 'json';
    reply.type(isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8');
    const name = `${reference.toLowerCase()}-everything.${isJson ? 'json' : 'txt'}`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return isJson ? `${JSON.stringify(copy, null, 2)}\n` : copyAsText(copy);
  },

  async erasePerson(context) {
    const { desk, params, body } = context;
    const command = commandOf(context);
    const reference = referenceIn(params.person);
    if (readReference(body.typedReference) !== reference)
      throw invalid({ field: 'typedReference', message: 'This is not the reference shown above.' });
    const references = await desk.database.transaction(async (queries) => {
      if (!(await recordCommand(queries, { ...command, kind: 'erased', reference }))) return [reference];
      const address = await addressOf(queries, params.person);
      const erased = await erasePersonalData(queries, address, { id: command.by, atMs: command.atMs });
      if (erased.length !== body.enquiries) {
        throw notPossible(
          'There are other enquiries under this address now. Look again before they are erased.',
        );
      }
      return erased;
    });
    return { references };
  },
};

/** Adds the enquiries that contain the text, in the order of the addresses. */
async function findPeople(queries: Queries, text: string, emails: readonly string[]) {
  const [matches, found] = await Promise.all([
    findMatches(queries, text, emails),
    enquiriesUnder(queries, emails),
  ]);
  const all = Map.groupBy(found, ({ values }) => personOf(values));
  return emails.flatMap((email) => {
    const enquiries = all.get(email) ?? [];
    const [newest] = enquiries;
    if (!newest) return [];
    return {
      email: shownAddress(newest),
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
  });
}

async function formerHolderRow(queries: Queries, text: string) {
  const email = text.trim().toLowerCase();
  if (!email.includes('@')) return undefined;
  if (await hasEnquiry(queries, email)) return undefined;
  const key = await formerHolderKey(queries, email);
  if (key === undefined) return undefined;
  const { emails, notes } = await personalDataOf(queries, email);
  const lastAtMs = Math.max(
    ...emails.map((row) => Number(row.due_at)),
    ...notes.map((row) => Number(row.at)),
    0,
  );
  return {
    email,
    name: formerHolder(referenceIn(key)),
    company: null,
    reference: key,
    enquiries: 0,
    lastAtMs,
    found: [],
  };
}

function foundEnquiry(enquiry: HandledEnquiry) {
  const { reference, status, receivedAtMs } = enquiry;
  return { reference, about: aboutOf(enquiry), status, receivedAtMs };
}

const shownAddress = ({ values }: HandledEnquiry) => values.email ?? values.phone ?? '';

const formerHolder = (reference: string): string => `Former holder of ${reference}`;

const different = (texts: readonly string[]): string[] => [...new Set(texts.filter(Boolean))];
