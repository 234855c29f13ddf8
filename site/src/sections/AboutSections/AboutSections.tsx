import { coursesTaughtBy } from '../../course/buyer-facts.ts';
import { routes } from '../../routes.ts';
import type { Company } from '../../schemas/company.ts';
import type { Course } from '../../schemas/course.ts';
import type { PageOf } from '../../schemas/page.ts';
import { telephoneLink } from '../../text/telephone.ts';
import { Cell } from '../../ui/Cell/Cell.tsx';
import { CellGrid } from '../../ui/CellGrid/CellGrid.tsx';
import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import { PersonList } from '../../ui/PersonList/PersonList.tsx';
import { RowList } from '../../ui/RowList/RowList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './AboutSections.module.css';

type AboutSectionsProps = { page: PageOf<'about'>; company: Company; courses: readonly Course[] };

/** Mission, meaning of the logo, company information, people where there are some, reasons to choose. */
export function AboutSections({ page, company, courses }: AboutSectionsProps) {
  const { mission, logo, companyTitle, people, reasons } = page;
  const { address } = company;
  return (
    <>
      <Section id="mission" title={mission.title}>
        <div className={styles.prose}>
          {mission.paragraphs.map((text) => (
            <p key={text} className="lead">
              {text}
            </p>
          ))}
        </div>
      </Section>
      <Section id="logo" title={logo.title} note={logo.note} layout="wide" ground="tint">
        <RowList items={logo.items} />
      </Section>
      <Section id="company" title={companyTitle}>
        <DetailList
          items={[
            { label: 'Legal name', value: company.legalName },
            { label: 'Entity type', value: company.entityType },
            { label: 'UEN', value: company.uen },
            {
              label: 'Registered address',
              value: `${address.street}, ${address.city} ${address.postalCode}`,
            },
            { label: 'Founded', value: String(company.foundingYear) },
            { label: 'Email', value: company.email, to: `mailto:${company.email}` },
            { label: 'Telephone', value: company.phone, to: telephoneLink(company.phone) },
          ]}
        />
      </Section>
      {company.people.length > 0 && (
        <Section id="people" title={people.title} note={people.note}>
          <PersonList people={peopleWithCourses(company, courses)} />
        </Section>
      )}
      <Section id="reasons" title={reasons.title} note={reasons.note} layout="wide">
        <CellGrid across={3}>
          {reasons.items.map(({ title, text }) => (
            <Cell key={title} title={title} text={text} />
          ))}
        </CellGrid>
      </Section>
    </>
  );
}

/** Whoever teaches every course needs no list of them. */
const peopleWithCourses = (company: Company, courses: readonly Course[]) =>
  company.people.map((person) => {
    const taught = coursesTaughtBy(person.key, courses, company);
    const isAll = taught.length === courses.length;
    return { ...person, courses: isAll ? [{ title: 'All courses', page: routes.services }] : taught };
  });
