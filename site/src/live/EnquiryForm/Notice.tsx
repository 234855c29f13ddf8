import type { Form } from '@vanda/enquiry/form';
import { privacyPolicyPath, purposeNotice } from '@vanda/enquiry/notice';
import type { EnquiryCompany } from './EnquiryFormProps.ts';
import styles from './Notice.module.css';

type NoticeProps = { form: Form; company: EnquiryCompany };

/** What the data are used for, how long they are kept and whom to ask, before anything is sent (PDPA, section 20). */
export function Notice({ form, company }: NoticeProps) {
  const [before = '', after = ''] = purposeNotice(form, company).split(company.dpoEmail);
  return (
    <p className={styles.notice}>
      {before}
      <a href={`mailto:${company.dpoEmail}`}>{company.dpoEmail}</a>
      {after} See our <a href={privacyPolicyPath}>Data Privacy Policy</a>.
    </p>
  );
}
