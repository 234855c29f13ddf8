import type { Form } from './form.ts';

/** Days an enquiry is kept, then purged. The service, the notice and the privacy policy all read this. */
export const retentionDays = 365;

/** Days that a registrant's link works after the session's last day, and at least from when it was made. */
export const registrantLinkDays = { afterSession: 7, atLeast: 30 } as const;

/** Path of the policy that every notice links to. */
export const privacyPolicyPath = '/privacy-policy';

/** Label of the marketing box. It is separate, unticked, and no condition for anything. */
export const marketingConsentLabel =
  'Send me occasional emails about new courses and changes in the rules. I can stop them at any time.';

/** Label of the field that only robots fill. It is hidden from sight, keyboard and screen readers. */
export const honeypotLabel = 'Leave this field empty';

/** What the notice needs to know about the company. */
export type NoticeCompany = { readonly name: string; readonly dpoEmail: string };

/** A stretch of the notice; `href` makes it a link. */
export type NoticePart = { readonly text: string; readonly href?: string };

/**
 * The purpose notice at a form (PDPA section 20: purposes are notified on or before collection). The form and the page
 * that shows it again without script say these words.
 */
export function purposeNotice(form: Form, { name, dpoEmail }: NoticeCompany): readonly NoticePart[] {
  const purpose =
    form.kind === 'contact'
      ? 'to answer your enquiry'
      : 'to handle your registration and to contact you about it';
  const text =
    `${name} uses what you enter here ${purpose}, and keeps it for ${retentionDays} days. ` +
    'Please do not enter an NRIC number. Questions, corrections or deletion: our data protection officer, ';
  return [
    { text },
    { text: dpoEmail, href: `mailto:${dpoEmail}` },
    { text: '. See our ' },
    { text: 'Data Privacy Policy', href: privacyPolicyPath },
    { text: '.' },
  ];
}
