import type { Form, FormId } from '@vanda/forms/form';
import type { Session } from '@vanda/forms/session';

export type OfferedSession = Session & { readonly note: string; readonly isLimited?: boolean };

export type EnquiryCompany = {
  readonly name: string;
  readonly email: string;
  readonly dpoEmail: string;
  readonly replyWithinHours: number;
};

export type EnquiryDelivery = 'intake' | 'mailto';

export type EnquiryFormProps = {
  /** The definition is in the island's script, not serialised into the page. */
  form: FormId;
  sessions: readonly OfferedSession[];
  today: string;
  company: EnquiryCompany;
  delivery: EnquiryDelivery;
};

export type DefinedForm = Omit<EnquiryFormProps, 'form'> & { form: Form };
