import { roleLists } from '../topics/regulation/eu-check/role-lists.ts';
import { getEuRules } from './application-data.ts';
import { dataOrThrow, getCompany, getCourses, getServicePictures } from './collections.ts';
import { getRegistrationForm, type PageWithBlocks } from './enquiry-forms.ts';
import { now } from './now.ts';

export const getBlockData = async (page: PageWithBlocks) => ({
  courses: await getCourses(),
  pictures: await getServicePictures(),
  readinessTool: await dataOrThrow('readinessTool', 'readiness'),
  euRoles: roleLists(await getEuRules()),
  enquiry: await getRegistrationForm(page),
  company: await getCompany(),
  now,
});
