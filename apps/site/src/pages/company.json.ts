import { getNoticeCompany } from '../queries/enquiry-forms.ts';

/** Company data for the service; the build moves the file out of the site. */
export const GET = async () => new Response(JSON.stringify(await getNoticeCompany(), null, 2));
