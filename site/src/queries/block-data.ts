import { getCompany } from './company.ts';
import { getCourses } from './courses.ts';
import { getRegistrationForm, type PageWithBlocks } from './enquiry-forms.ts';
import { now } from './now.ts';
import { getTools } from './tools.ts';

/** What the blocks of a page show beside the page's own words. */
export async function getBlockData(page: PageWithBlocks) {
  const [courses, tools, enquiry, { replyWithinHours }] = await Promise.all([
    getCourses(),
    getTools(),
    getRegistrationForm(page),
    getCompany(),
  ]);
  return { courses, tools, enquiry, replyWithinHours, now };
}
