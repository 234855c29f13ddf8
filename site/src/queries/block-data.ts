import { roleLists } from '../law/eu-check/role-lists.ts';
import { getCompany } from './company.ts';
import { getCourses } from './courses.ts';
import { getRegistrationForm, type PageWithBlocks } from './enquiry-forms.ts';
import { getEuRules } from './eu-check.ts';
import { now } from './now.ts';
import { getTools } from './tools.ts';

/** What the blocks of a page show beside the page's own words. */
export async function getBlockData(page: PageWithBlocks) {
  const [courses, tools, euRules, enquiry, company] = await Promise.all([
    getCourses(),
    getTools(),
    getEuRules(),
    getRegistrationForm(page),
    getCompany(),
  ]);
  return {
    courses,
    tools,
    euRoles: roleLists(euRules),
    enquiry,
    replyWithinHours: company.replyWithinHours,
    company,
    now,
  };
}
