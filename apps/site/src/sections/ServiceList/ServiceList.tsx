import { Section } from '../../components/Section/Section.tsx';
import { routes } from '../../routing/routes.ts';
import type { Course } from '../../schemas/course.ts';
import type { PageOf } from '../../schemas/page.ts';
import type { ServiceGroup } from '../../schemas/service.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import { comparedPriceText, durationText } from '../../topics/course/course-facts.ts';
import { withCourseRanges } from '../../topics/course/course-ranges.ts';
import styles from './ServiceList.module.css';

type ServiceListProps = {
  page: Pick<PageOf<'services'>, 'questions' | 'list'>;
  groups: readonly { id: string; data: ServiceGroup }[];
  courses: Readonly<Record<string, Course>>;
};

export const ServiceList = ({ page: { questions, list }, groups, courses }: ServiceListProps) => (
  <div className={styles.finder}>
    <div className={`tint ${styles.questions}`} data-print="no" {...inMarkdown('skip')}>
      <div className="wrap beside">
        {questions.map(({ title, options }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            {options.map(({ fit, label }) => (
              <label key={fit}>
                <input type="radio" name={title} value={fit} />
                {label}
              </label>
            ))}
          </fieldset>
        ))}
        {/* Loads the page anew, without answers. */}
        <a href={routes.services} className={styles.reset}>
          {list.all}
        </a>
      </div>
    </div>
    <Section id="list" title={list.title} note={list.note} layout="wide">
      {groups.map(({ id, data: { title, cards } }) => (
        <div key={id} id={id} className={styles.group}>
          <h3 className="underlined">{title}</h3>
          <ul>
            {cards.map(({ name, description, href, course, facts = [], fits }) => (
              <li key={href} data-fits={fits.join(' ')}>
                <a href={href}>{name}</a>
                <p className="soft">{description}</p>
                <p className="small soft num">
                  {[
                    ...factsOf(course === undefined ? undefined : courses[course]),
                    ...facts.map((fact) => withCourseRanges(fact, Object.values(courses))),
                  ].map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.none}>{list.none}</p>
    </Section>
  </div>
);

const factsOf = (course: Course | undefined): string[] =>
  course ? [durationText(course), comparedPriceText(course) ?? ''].filter(Boolean) : [];
