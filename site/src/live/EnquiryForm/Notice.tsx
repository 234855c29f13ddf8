import type { Form } from '@vanda/enquiry/form';
import { purposeNotice } from '@vanda/enquiry/notice';
import type { EnquiryCompany } from './EnquiryFormProps.ts';
import styles from './Notice.module.css';

type NoticeProps = { form: Form; company: EnquiryCompany };

/** What the data are used for, how long they are kept and whom to ask, before anything is sent (PDPA, section 20). */
export function Notice({ form, company }: NoticeProps) {
  return (
    <p className={styles.notice}>
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
  );
}
