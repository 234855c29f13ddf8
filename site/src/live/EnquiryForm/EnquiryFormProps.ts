import type { Form, FormId } from '@vanda/enquiry/form';
import type { Session } from '@vanda/enquiry/session';

/** A date to choose, with the line under it. `isLimited`: it has so many seats, and may be full. */
export type OfferedSession = Session & { readonly note: string; readonly isLimited?: boolean };

/** What a form needs to know about the company. */
export type EnquiryCompany = {
  readonly name: string;
  readonly email: string;
  readonly dpoEmail: string;
  /** Hours within which the company replies. */
  readonly replyWithinHours: number;
};

/** Where the forms of this build go: to the intake service, or through the visitor's mail program. */
export type EnquiryDelivery = 'intake' | 'mailto';

export type EnquiryFormProps = {
  /** By name: the definition comes with the island's script, so the page does not carry it twice. */
  form: FormId;
  /** The dates of the course; empty for a form without a choice of dates. */
  sessions: readonly OfferedSession[];
  /** ISO date in Singapore on which the page was built. The visitor's clock decides again. */
  today: string;
  company: EnquiryCompany;
  delivery: EnquiryDelivery;
};

/** The same with the form's definition looked up. */
export type DefinedForm = Omit<EnquiryFormProps, 'form'> & { form: Form };
