import { formIds } from '@vanda/enquiry/form';
import { z } from 'zod';

/** The eight registration forms: those of the enquiry contract without the contact form. */
export const formName = z.enum(formIds).exclude(['contact']);
