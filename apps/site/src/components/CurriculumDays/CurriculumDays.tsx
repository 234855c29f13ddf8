import type { Course } from '../../schemas/course.ts';
import { ModuleList } from '../ModuleList/ModuleList.tsx';
import type { Cite } from '../SourceMarks/SourceMarks.tsx';
import styles from './CurriculumDays.module.css';

export function CurriculumDays({ days, cite }: { days: NonNullable<Course['days']>; cite: Cite }) {
  const startOf = (day: number) =>
    1 + days.slice(0, day).reduce((count, { modules }) => count + modules.length, 0);
  return (
    <>
      {days.map(({ title, modules }, i) => (
        <section key={title} className={styles.day}>
          <header className="underlined">
            <h3>
              <small>Day {i + 1}</small>
              {title}
            </h3>
          </header>
          <ModuleList modules={modules} cite={cite} start={startOf(i)} isInColumns />
        </section>
      ))}
    </>
  );
}
