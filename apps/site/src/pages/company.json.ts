import { getNoticeCompany } from '../queries/enquiry-forms.ts';

/** For the service; not served. */
export const GET = async () => new Response(JSON.stringify(await getNoticeCompany(), null, 2));
