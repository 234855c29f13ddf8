import type { Person } from '../../schemas/buyer-facts.ts';
import { Anchor } from '../Anchor/Anchor.tsx';
import { Portrait } from '../Portrait/Portrait.tsx';
import { Rich } from '../Rich/Rich.tsx';
import styles from './PersonList.module.css';

type PersonListProps = {
  people: readonly (Omit<Person, 'key'> & { courses: readonly { title: string; page: string }[] })[];
};

export const PersonList = ({ people }: PersonListProps) => (
  <ul className={styles.people}>
    {people.map(({ name, role, credential, line, photo, courses }) => (
      <li key={name}>
        {photo && <Portrait photo={photo} />}
        <h3>{name}</h3>
        {role && (
          <p>
            <b>{role}</b>
          </p>
        )}
        <p>
          <Rich text={line} />
        </p>
        <p className="small soft">{credential}</p>
        {courses.length > 0 && (
          <ul className="small lines" aria-label={`Courses of ${name}`}>
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
