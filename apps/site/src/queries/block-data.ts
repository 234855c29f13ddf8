import { roleLists } from '../topics/regulation/eu-check/role-lists.ts';
import { getCompany } from './company.ts';
import { getCourses } from './courses.ts';
import { getRegistrationForm, type PageWithBlocks } from './enquiry-forms.ts';
import { dataOrThrow } from './entry.ts';
import { getEuRules } from './eu-check.ts';
import { now } from './now.ts';

export async function getBlockData(page: PageWithBlocks) {
  const [courses, readinessTool, euRules, enquiry, company] = await Promise.all([
    getCourses(),
    dataOrThrow('readinessTool', 'readiness'),
    getEuRules(),
    getRegistrationForm(page),
    getCompany(),
  ]);
  return {
    courses,
    readinessTool,
    euRoles: roleLists(euRules),
    enquiry,
    replyWithinHours: company.replyWithinHours,
    company,
    now,
  };
}
