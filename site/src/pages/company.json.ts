import { getNoticeCompany } from '../queries/enquiry-forms.ts';

/** Whose forms these are. The build moves the file out of the site, to where the intake service reads it. */
export const GET = async () => new Response(JSON.stringify(await getNoticeCompany(), null, 2));
