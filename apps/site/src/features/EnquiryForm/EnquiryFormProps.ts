import type { Form, FormId } from '@vanda/forms/form';
import type { CompactForm } from '@vanda/forms/forms';
import type { ReplyPromise } from '@vanda/forms/reply-promise';
import type { Session } from '@vanda/forms/session';

export type OfferedSession = Session & { readonly note: string };

export type EnquiryCompany = {
  readonly name: string;
  readonly email: string;
  readonly dpoEmail: string;
  readonly replyWithin: ReplyPromise;
};

export type EnquiryDelivery = 'intake' | 'mailto';

export type EnquiryFormProps = {
  /** The definition is in the island's script, not serialised into the page. */
  form: FormId;
  /** The definition of a form that content has changed or added, which the script lacks. */
  added?: CompactForm | undefined;
  sessions: readonly OfferedSession[];
  company: EnquiryCompany;
  delivery: EnquiryDelivery;
};

/** Props of the markup only. */
export type EnquiryMarkupProps = EnquiryFormProps & {
  /** The day in Singapore at build. The visitor's clock decides again. */
  today: string;
  /** First day of the last session of each form that dates a course (`datedBy`). */
  lastStarts: Partial<Record<FormId, string>>;
};

export type DefinedForm = Omit<EnquiryFormProps, 'form'> & { form: Form };
