import type { Form } from './form.ts';
import type { ReplyPromise } from './reply-promise.ts';

/** Days until an enquiry is purged; the service, the notice and the privacy policy read it. */
export const retentionDays = 365;

/** Validity of a registrant's link: after the session's last day, and at least from when it was made. */
export const registrantLinkDays = { afterSession: 7, atLeast: 30 } as const;

export const privacyPolicyPath = '/privacy-policy';

/** The box is separate and unticked, and nothing depends on it. */
export const marketingConsentLabel =
  'Send me occasional emails about new courses and changes in the rules. I can stop them at any time.';

/** Hidden from sight, keyboard and screen readers; only robots fill it. */
export const honeypotLabel = 'Leave this field empty';

export type NoticeCompany = {
  readonly name: string;
  readonly dpoEmail: string;
  readonly replyWithin: ReplyPromise;
  /** Third parties that receive the data: `Sample Hosting, Singapore, to send email`. */
  readonly recipients?: readonly string[];
};

export type NoticePart = { readonly text: string; readonly href?: string };

/**
 * PDPA section 20: purposes are notified on or before collection. The form and the page without script share
 * the text.
 */
export function purposeNotice(
  form: Form,
  { name, dpoEmail, recipients = [] }: Omit<NoticeCompany, 'replyWithin'>,
): readonly NoticePart[] {
  const purpose =
    form.kind === 'contact'
      ? 'to answer your enquiry'
      : 'to handle your registration or interest and to contact you about it';
  const receivers = [...(form.passedTo ?? []), ...recipients];
  const text =
    `${name} uses what you enter here ${purpose}, and keeps it for ${retentionDays} days; what becomes work or ` +
    'a course record is kept longer, as the policy says. ' +
    (receivers.length > 0 ? `It is passed on to ${receivers.join('; ')}. ` : '') +
    'Please do not enter an NRIC number. Questions, corrections or deletion: our data protection officer, ';
  return [
    { text },
    { text: dpoEmail, href: `mailto:${dpoEmail}` },
    { text: '. See our ' },
    { text: 'Data Privacy Policy', href: privacyPolicyPath },
    { text: '.' },
  ];
}
