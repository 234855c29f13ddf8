import { getOfferedSessions } from '../queries/enquiry-forms.ts';

/** Course dates for the service; the build moves the file out of the site. */
export const GET = async () => new Response(JSON.stringify(await getOfferedSessions(), null, 2));
