import { Card } from '../../components/Card/Card.tsx';
import { CardGrid } from '../../components/CardGrid/CardGrid.tsx';
import { DetailList } from '../../components/DetailList/DetailList.tsx';
import { FactsRow } from '../../components/FactsRow/FactsRow.tsx';
import { PersonList } from '../../components/PersonList/PersonList.tsx';
import { RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { routes } from '../../routing/routes.ts';
import type { Company } from '../../schemas/company.ts';
import type { Course } from '../../schemas/course.ts';
import type { PageOf } from '../../schemas/page.ts';
import { telephoneLink } from '../../text/telephone.ts';
import { coursesTaughtBy } from '../../topics/course/buyer-facts.ts';
import styles from './AboutSections.module.css';

type AboutSectionsProps = { page: PageOf<'about'>; company: Company; courses: readonly Course[] };

export function AboutSections({ page, company, courses }: AboutSectionsProps) {
  const { mission, logo, companyTitle, companyNote, people, reasons } = page;
  const { address } = company;
  return (
    <>
      {company.people.length > 0 && (
        <Section id="people" title={people.title} note={people.note}>
          <PersonList people={peopleWithCourses(company, courses)} />
        </Section>
      )}
      <Section id="mission" title={mission.title} statement={mission.statement}>
        <div className={styles.prose}>
          {mission.paragraphs.map((text) => (
            <p key={text} className="lead">
              {text}
            </p>
          ))}
        </div>
      </Section>
      <Section id="reasons" title={reasons.title} layout="wide" ground="tint">
        <CardGrid>
          {reasons.items.map(({ title, text }) => (
            <Card key={title} title={title} text={text} />
          ))}
        </CardGrid>
      </Section>
      <Section id="logo" title={logo.title} note={logo.note} layout="wide">
        <RowList items={logo.items} />
      </Section>
      <Section id="company" title={companyTitle} note={companyNote}>
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
      {company.references.length > 0 && (
        <Section id="references" title={page.referencesTitle}>
          <DetailList items={company.references.map(({ name, text }) => ({ label: name, value: text }))} />
        </Section>
      )}
      {company.partners.length > 0 && (
        <Section id="partners" title={page.partnersTitle} layout="wide">
          <CardGrid>
            {company.partners.map(({ name, text, link }) => (
              <Card
                key={name}
                variant="plain"
                title={name}
                text={text}
                link={link ? { label: new URL(link).hostname, to: link } : undefined}
              />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}

const peopleWithCourses = (company: Company, courses: readonly Course[]) =>
  company.people.map((person) => {
    const taught = coursesTaughtBy(person.key, courses, company);
    const isAll = taught.length === courses.length;
    return { ...person, courses: isAll ? [{ title: 'All courses', page: routes.services }] : taught };
  });

const counted = ['instruments', 'citations', 'changes', 'reply'] as const;

type AboutProofProps = { page: PageOf<'about'>; counts: Record<(typeof counted)[number], number> };

export const AboutProof = ({ page: { proofs }, counts }: AboutProofProps) => (
  <>
    <FactsRow
      size="small"
      facts={counted.map((name) => ({ ...proofs[name], value: String(counts[name]) }))}
    />
    <p className="note above">{proofs.note}</p>
  </>
);
