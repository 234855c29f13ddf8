import { readReference } from '@vanda/enquiry/reference';
import { recordAct } from '../../../intake/src/desk-store/acts.ts';
import type { HandledEnquiry } from '../../../intake/src/desk-store/handling.ts';
import {
  enquiriesOf,
  erasePerson,
  findAddresses,
  findMatches,
  findSearch,
  keepSearch,
} from '../../../intake/src/desk-store/people.ts';
import { searchCondition } from '../../../intake/src/desk-store/words.ts';
import type { Queries } from '../../../intake/src/store/database.ts';
import { cutPage, pageOf } from '../cursor.ts';
import { aboutOf, nameOf, typedValue } from '../enquiry/words.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../serve.ts';
import { copyAsJson, copyAsText, copyOf } from './copy.ts';
import { personOf } from './person.ts';

/** Enquiries of a person that a search shows beside the address. */
const shownMatches = 5;

/** Finding people, and their rights: everything about one address, a copy of it, its erasure. */
export const peopleHandlers: Handlers<
  'keepSearch' | 'search' | 'people' | 'person' | 'copyOfPerson' | 'erasePerson'
> = {
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
    const all = Map.groupBy(enquiriesFound, ({ values }) => (values.email ?? '').toLowerCase());
    return {
      text,
      rows: emails.flatMap((email) => {
        const enquiries = all.get(email) ?? [];
        const [newest] = enquiries;
        return newest ? [foundPerson(newest, enquiries, matches)] : [];
      }),
      nextCursor: page.nextCursor,
      total,
    };
  },

  person: ({ desk, params }) => personOf(desk, params.reference),

  async copyOfPerson({ desk, params, body, visitor, reply, nowMs }) {
    const copy = await copyOf(desk, params.reference);
    await recordAct(desk.database, {
      by: visitor.colleague.id,
      kind: 'copy-given',
      reference: params.reference,
      atMs: nowMs,
      actKey: body.actKey,
    });
    const isJson = body.as === 'json';
    reply.type(isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8');
    const name = `${params.reference.toLowerCase()}-everything.${isJson ? 'json' : 'txt'}`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return isJson ? copyAsJson(copy) : copyAsText(copy);
  },

  async erasePerson({ desk, params, body, visitor, nowMs }) {
    if (readReference(body.typedReference) !== params.reference) {
      throw new Refusal({
        code: 'invalid',
        errors: [{ field: 'typedReference', message: 'This is not the reference shown above.' }],
      });
    }
    const { references, isErased } = await erasePerson(desk.database, params.reference, body.enquiries, {
      by: visitor.colleague.id,
      atMs: nowMs,
      actKey: body.actKey,
    });
    return { references: [...references], isErased };
  },
};

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
      .map((enquiry) => ({
        reference: enquiry.reference,
        form: enquiry.form,
        about: aboutOf(enquiry),
        standing: enquiry.standing,
        receivedAtMs: enquiry.receivedAtMs,
      })),
  };
}

async function searchText(queries: Queries, id: string): Promise<string> {
  const text = await findSearch(queries, id);
  if (text === undefined) throw new Refusal({ code: 'not-found' });
  return text;
}

async function referenceOf(queries: Queries, text: string): Promise<string | null> {
  const reference = readReference(text);
  if (reference === undefined) return null;
  const [row] = await queries.all('SELECT reference FROM enquiries WHERE reference = $1', [reference]);
  return row ? reference : null;
}
