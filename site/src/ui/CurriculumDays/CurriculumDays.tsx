import { Illustration } from '../../../art/Illustration.tsx';
import type { IllustrationName } from '../../../art/names.ts';
import type { Course } from '../../schemas/course.ts';
import { ModuleList } from '../ModuleList/ModuleList.tsx';
import type { Cite } from '../SourceMarks/SourceMarks.tsx';
import styles from './CurriculumDays.module.css';

type CurriculumDaysProps = {
  days: NonNullable<Course['days']>;
  cite: Cite;
};

/** The day flower gains a petal a day; the heading beside it says which day it is. */
const dayFlowers: readonly IllustrationName[] = ['day-1', 'day-2', 'day-3'];

/** A column per day; the modules are numbered through. */
export function CurriculumDays({ days, cite }: CurriculumDaysProps) {
  return (
    <div className={styles.days}>
      {days.map(({ title, modules }, i) => (
        <section key={title}>
          <header>
            <h3>
              <small>Day {i + 1}</small>
              {title}
            </h3>
            {dayFlowers[i] && <Illustration name={dayFlowers[i]} />}
          </header>
          <ModuleList
            modules={modules}
            cite={cite}
            start={1 + days.slice(0, i).reduce((count, day) => count + day.modules.length, 0)}
          />
        </section>
      ))}
    </div>
  );
}
