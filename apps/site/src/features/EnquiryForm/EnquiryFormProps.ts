import type { Form, FormId } from '@vanda/forms/form';
import type { Session } from '@vanda/forms/session';

/** `isLimited`: has a number of seats, and may be full. */
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
  /** Singapore's at build; the visitor's clock decides again. */
  today: string;
  company: EnquiryCompany;
  delivery: EnquiryDelivery;
};

export type DefinedForm = Omit<EnquiryFormProps, 'form'> & { form: Form };
