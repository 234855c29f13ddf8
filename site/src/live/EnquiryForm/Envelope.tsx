import { envelopeNames } from '@vanda/enquiry/form';
import { honeypotLabel } from '@vanda/enquiry/notice';
import styles from './Envelope.module.css';

/**
 * What travels beside the fields: the trap for robots, and the moments and the key that the page's script fills in.
 * Without script they stay empty, which the service accepts.
 */
export function Envelope() {
  return (
    <>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="enquiry-trap">{honeypotLabel}</label>
        <input id="enquiry-trap" type="text" name={envelopeNames.honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={envelopeNames.startedAt} />
      <input type="hidden" name={envelopeNames.idempotencyKey} />
    </>
  );
}
