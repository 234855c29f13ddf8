import { envelopeNames, marketingConsentValue } from '@vanda/enquiry/form';
import { marketingConsentLabel } from '@vanda/enquiry/notice';
import styles from './Consent.module.css';

/** Consent to marketing: separate, unticked, and no condition for anything. */
export function Consent() {
  return (
    <label className={styles.consent}>
      <input type="checkbox" name={envelopeNames.marketingConsent} value={marketingConsentValue} />
      <span>{marketingConsentLabel}</span>
    </label>
  );
}
