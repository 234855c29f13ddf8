import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { addForms } from '@vanda/forms/forms';
import { isDemonstration, storedDates } from '../config/environment.ts';
import type { IllustrationName } from '../illustrations/illustration-source.ts';
import { redirects } from '../routing/redirects.ts';
import { routes } from '../routing/routes.ts';
import type { Company } from '../schemas/company.ts';
import type { Course } from '../schemas/course.ts';
import { fillPlaces } from '../text/fill-places.ts';
import { factsOf, fillInAll, type Words } from '../topics/company/facts.ts';
import { courseForms, formOf } from '../topics/course/course-forms.ts';
import type { DatedSession } from '../topics/course/session-months.ts';
import { instrumentWords } from '../topics/regulation/references.ts';
import { today } from './now.ts';
import { showPhoto } from './photographs.ts';

export async function getEntries<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>[]> {
  const reading = filled.get(name) ?? readEntries(name);
  if (isCached) filled.set(name, reading);
  return [...((await reading) as CollectionEntry<Name>[])];
}

const filled = new Map<CollectionKey, ReturnType<typeof readEntries>>();
let words: Promise<Words> | undefined;

/** Astro invalidates the module in development; the editor's server does not. */
const isCached = import.meta.env.PROD || import.meta.hot !== undefined;
import.meta.hot?.on('astro:content-changed', () => {
  filled.clear();
  words = undefined;
});

async function readEntries(name: CollectionKey): Promise<CollectionEntry<CollectionKey>[]> {
  const known = words ?? readWords();
  if (isCached) words = known;
  const facts = await known;
  const entries: CollectionEntry<CollectionKey>[] = await getCollection(name);
  return entries.map((entry) => ({ ...entry, data: fillInAll(entry.data, facts) }) as typeof entry);
}

/** @throws with the file to add; Astro itself only logs a dangling reference */
export async function dataOrThrow<Name extends CollectionKey>(
  collection: Name,
  id: string,
): Promise<CollectionEntry<Name>['data']> {
  const entry = (await getEntries(collection)).find((candidate) => candidate.id === id);
  if (!entry)
    throw new Error(
      `There is no "${id}" in the collection ${collection}: add its file or correct the reference`,
    );
  return entry.data;
}

async function readWords(): Promise<Words> {
  const [company] = await getCollection('company');
  if (!company) throw new Error('There is no src/content/company/company.yaml: add it');
  const instruments = (await getCollection('instruments')).map(({ id, data }) => ({ id, ...data }));
  const courses = await getCollection('courses');
  addForms(courseForms(courses.map(({ id, data }) => ({ slug: id, course: data }))));
  return { ...factsOf(company.data), ...instrumentWords(instruments, today), today };
}

/** The company file, with invented facts in a demonstration. */
export async function getCompany(): Promise<Company & { demonstration?: string }> {
  const company = await readCompany();
  const people = company.people.map(async ({ photo, ...person }) =>
    photo ? { ...person, photo: { ...photo, file: (await showPhoto(photo)).src } } : person,
  );
  return { ...company, people: await Promise.all(people) };
}

async function readCompany(): Promise<Company & { demonstration?: string }> {
  const company = await dataOrThrow('company', 'company');
  if (!isDemonstration(process.env)) return company;
  const { notice, ...invented } = await dataOrThrow('demonstration', 'demonstration');
  return { ...company, ...invented, demonstration: notice };
}

/** A date that the service knows is as its store has it; the content adds those that it does not know. */
export async function getCourses(): Promise<Record<string, Course>> {
  const entries = await getEntries('courses');
  const stored = storedDates(process.env);
  return Object.fromEntries(
    entries.map(({ id, data }) => {
      const { open = [], cancelled = [] } = stored[id] ?? {};
      const known = new Set([...open.map(({ start }) => start), ...cancelled]);
      const sessions = [
        ...open.map(({ place = 'Singapore', ...date }) => ({ place, ...date })),
        ...data.sessions.filter(({ start }) => !known.has(start)),
      ];
      return [id, { ...data, form: formOf({ slug: id, course: data }), sessions }];
    }),
  );
}

export async function getSessions(): Promise<DatedSession[]> {
  const courses = Object.entries(await getCourses());
  return courses
    .flatMap(([slug, course]) => course.sessions.map((session) => ({ slug, course, session })))
    .sort(
      (a, b) =>
        a.session.start.localeCompare(b.session.start) || a.course.title.localeCompare(b.course.title),
    );
}

export const getServices = () => getEntries('services');

/** Illustrations by path, also by a path that redirects there. */
export async function getServicePictures(): Promise<Record<string, IllustrationName>> {
  const pictures = Object.fromEntries(
    (await getServices()).map(({ id, data }) => [routes.service(id), data.illustration]),
  );
  for (const [from, to] of Object.entries(redirects)) if (pictures[to]) pictures[from] = pictures[to];
  return pictures;
}

export const getServiceGroups = async () =>
  (await getEntries('serviceGroups')).sort((a, b) => a.data.order - b.data.order);

/** Heading of the page of services, with their number filled in. */
export async function getServicesHeading(): Promise<string> {
  const { heading } = await dataOrThrow('servicesPage', 'services');
  const services = (await getServiceGroups()).flatMap(({ data: { cards } }) => cards).length;
  return fillPlaces(heading, { services });
}

/** @throws when no service page has the path */
export async function serviceLink(path: string): Promise<{ label: string; path: string }> {
  const service = (await getServices()).find(({ id }) => routes.service(id) === path);
  if (!service) throw new Error(`${path} is not a service page: fix the article's relatedService`);
  return { label: service.data.shortTitle, path };
}

export const getIndustries = async () =>
  (await getEntries('industries')).sort((a, b) => a.data.order - b.data.order);

export const getEmailTemplates = async () =>
  (await getEntries('emailTemplates'))
    .map(({ id, data }) => ({ id, ...data }))
    .toSorted((a, b) => a.title.localeCompare(b.title));

export async function getBannerSlides() {
  const [{ links }, slides] = await Promise.all([getCompany(), getEntries('bannerSlides')]);
  return slides
    .sort((a, b) => a.id.localeCompare(b.id))
    .map(({ data: { to, companyLink, ...slide } }) => ({ ...slide, to: to ?? links[companyLink ?? 'book'] }));
}
