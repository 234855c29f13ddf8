import type { Company } from '../../schemas/company.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import styles from './BrochureImprint.module.css';

export function BrochureImprint({ company, url, asOf }: { company: Company; url: string; asOf: string }) {
  const { brand, legalName, uen, address, email, phone } = company;
  return (
    <aside className={styles.imprint} data-brochure="" aria-label="Contact, in print" {...inMarkdown('skip')}>
      <p>
        <b>{brand}</b>, {legalName}, UEN {uen}, {address.street}, {address.city} {address.postalCode}
      </p>
      <p>
        <b>
          {email}, {phone}
        </b>
      </p>
      <p>
        As of {asOf}. Questions, sources and registration: {url}
      </p>
    </aside>
  );
}
