import { replyTime } from '@vanda/forms/reply-promise';
import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { DetailList } from '../../components/DetailList/DetailList.tsx';
import { NumberedList } from '../../components/NumberedList/NumberedList.tsx';
import type { Company } from '../../schemas/company.ts';
import type { PageOf } from '../../schemas/page.ts';
import { openingHoursText } from '../../text/opening-hours.ts';
import { telephoneLink } from '../../text/telephone.ts';
import styles from './ContactSection.module.css';

type ContactSectionProps = { page: PageOf<'contact'>; company: Company; children: ReactNode };

export function ContactSection({ page, company, children }: ContactSectionProps) {
  const { address } = company;
  return (
    <section className="ends">
      <div className={classNames('wrap', 'beside', styles.columns)}>
        <div id="enquiry">
          <h2 data-print="no">{page.formTitle}</h2>
          {children}
        </div>
        <aside>
          <h2>{page.detailsTitle}</h2>
          <DetailList
            items={[
              { label: 'Email', value: company.email, to: `mailto:${company.email}` },
              { label: 'Telephone', value: company.phone, to: telephoneLink(company.phone) },
              { label: 'Address', value: `${address.street}, ${address.city} ${address.postalCode}` },
              { label: 'Hours', value: openingHoursText(company.openingHours) },
              { label: 'Reply', value: `Within ${replyTime(company.replyWithin)}` },
            ]}
          />
          <h2>{page.next.title}</h2>
          <NumberedList
            items={page.next.items.map(({ title, text, holds }) => ({ title, text, result: holds }))}
          />
        </aside>
      </div>
    </section>
  );
}
