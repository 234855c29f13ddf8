import { getOfferedSessions } from '../queries/enquiry-forms.ts';

/** The dates each form offers. The build moves the file out of the site, to where the intake service reads it. */
export const GET = async () => new Response(JSON.stringify(await getOfferedSessions(), null, 2));
