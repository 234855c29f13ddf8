import { isDemonstration } from '../config/environment.ts';
import type { Company } from '../schemas/company.ts';
import { dataOrThrow } from './entry.ts';
import { showPhoto } from './photographs.ts';

/** With invented facts in a demonstration. */
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
