import type { ReactNode } from 'react';
import { FigureFrame } from '../../figures/FigureFrame/FigureFrame.tsx';
import { StepPath } from '../../figures/Path/StepPath.tsx';
import type { Company } from '../../schemas/company.ts';
import type { PageOf } from '../../schemas/page.ts';
import { openingHoursText } from '../../text/opening-hours.ts';
import { telephoneLink } from '../../text/telephone.ts';
import { classNames } from '../../ui/class-names.ts';
import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import styles from './ContactSection.module.css';

type ContactSectionProps = {
  page: PageOf<'contact'>;
  company: Company;
  /** The form. */
  children: ReactNode;
};

/** The form at left; details and what happens next at right. */
export function ContactSection({ page, company, children }: ContactSectionProps) {
  const { address } = company;
  return (
    <section className={styles.section}>
      <div className={classNames('wrap', styles.columns)}>
        <div>
          <h2>{page.formTitle}</h2>
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
              { label: 'Reply', value: `Within ${company.replyWithinHours} hours` },
            ]}
          />
          <h2>{page.next.title}</h2>
          <FigureFrame id="next" name={page.next.title}>
            <StepPath steps={page.next.items} isTall />
          </FigureFrame>
        </aside>
      </div>
    </section>
  );
}
