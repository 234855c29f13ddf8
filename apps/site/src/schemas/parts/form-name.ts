import { formIds, forms } from '@vanda/forms/forms';
import { z } from 'zod';

export const formName = z.enum(formIds).exclude(['contact']);

const services = forms.contact.fields.flatMap((field) =>
  field.name === 'service' && 'options' in field ? field.options.map(({ value }) => value) : [],
);

export const contactService = z
  .string()
  .refine((value) => services.includes(value), `is no service of the contact form: ${services.join(', ')}`);
