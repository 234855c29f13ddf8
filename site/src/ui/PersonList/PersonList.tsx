import type { Person } from '../../schemas/buyer-facts.ts';
import { Anchor } from '../Anchor/Anchor.tsx';
import { Portrait } from '../Portrait/Portrait.tsx';
import { Rich } from '../Rich/Rich.tsx';
import styles from './PersonList.module.css';

type PersonListProps = {
  people: readonly (Omit<Person, 'key'> & {
    /** Courses that the person teaches. */
    courses: readonly { title: string; page: string }[];
  })[];
};

/** People: portrait, name, credential, a sentence, and what they teach. */
export function PersonList({ people }: PersonListProps) {
  return (
    <ul className={styles.people}>
      {people.map(({ name, credential, line, photograph, courses }) => (
        <li key={name}>
          <Portrait photograph={photograph} />
          <h3>{name}</h3>
          <p className="small soft">{credential}</p>
          <p>
            <Rich text={line} />
          </p>
          {courses.length > 0 && (
            <ul className="small" aria-label={`Courses of ${name}`}>
              {courses.map(({ title, page }) => (
                <li key={title}>
                  <Anchor to={page}>{title}</Anchor>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
