import { envelopeNames, type Form, marketingConsentValue } from '@vanda/forms/form';
import { honeypotLabel, marketingConsentLabel, purposeNotice } from '@vanda/forms/notice';
import styles from './EnquiryForm.module.css';
import type { EnquiryCompany } from './EnquiryFormProps.ts';

type PrivacyNoticeProps = { form: Form; company: EnquiryCompany; hasPost: boolean };

/** The notice precedes sending (PDPA, section 20). */
export const PrivacyNotice = ({ form, company, hasPost }: PrivacyNoticeProps) => (
  <>
    {hasPost && <Consent />}
    {hasPost && <Metadata />}
    <p className={`across ${styles.notice}`}>
      {purposeNotice(form, company).map(({ text, href }) =>
        href ? (
          <a key={text} href={href}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  </>
);

const Consent = () => (
  <label className={`across ${styles.consent}`}>
    <input type="checkbox" name={envelopeNames.marketingConsent} value={marketingConsentValue} />
    <span>{marketingConsentLabel}</span>
  </label>
);

/** Honeypot, start time, idempotency key. Without scripts they stay empty. */
const Metadata = () => (
  <>
    <div className="hiddenVisually" aria-hidden="true">
      <label htmlFor="enquiry-trap">{honeypotLabel}</label>
      <input id="enquiry-trap" type="text" name={envelopeNames.honeypot} tabIndex={-1} autoComplete="off" />
    </div>
    <input type="hidden" name={envelopeNames.startedAt} />
    <input type="hidden" name={envelopeNames.idempotencyKey} />
  </>
);
