import { roleLists } from '../topics/regulation/eu-check/role-lists.ts';
import { getEuRules } from './application-data.ts';
import { dataOrThrow, getCompany, getCourses } from './collections.ts';
import { getRegistrationForm, type PageWithBlocks } from './enquiry-forms.ts';
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
