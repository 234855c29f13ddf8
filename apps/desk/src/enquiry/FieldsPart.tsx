import type { Enquiry } from '@vanda/desk-api/enquiry';
import styles from './EnquiryScreen.module.css';

export function FieldsPart({ fields }: { fields: Enquiry['fields'] }) {
  const short = fields.filter(({ kind }) => kind !== 'email' && kind !== 'tel');
  if (short.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {short.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
