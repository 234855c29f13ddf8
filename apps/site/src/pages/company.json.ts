import { getNoticeCompany } from '../queries/enquiry-forms.ts';

export const GET = async () => new Response(JSON.stringify(await getNoticeCompany(), null, 2));
