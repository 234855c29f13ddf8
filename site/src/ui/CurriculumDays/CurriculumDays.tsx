import type { ReactNode } from 'react';
import type { Course } from '../../schemas/course.ts';
import { ModuleList } from '../ModuleList/ModuleList.tsx';
import type { Cite } from '../SourceMarks/SourceMarks.tsx';
import styles from './CurriculumDays.module.css';

type CurriculumDaysProps = {
  days: NonNullable<Course['days']>;
  cite: Cite;
  /** Drawn under the heading of a day: its modules, numbered from `start`. */
  drawDay?: ((day: { number: number; start: number; count: number }) => ReactNode) | undefined;
};

/** A column per day; the modules are numbered through. */
export function CurriculumDays({ days, cite, drawDay }: CurriculumDaysProps) {
  const startOf = (day: number) =>
    1 + days.slice(0, day).reduce((count, { modules }) => count + modules.length, 0);
  return (
    <div className={styles.days}>
      {days.map(({ title, modules }, i) => (
        <section key={title}>
          <header>
            <h3>
              <small>Day {i + 1}</small>
              {title}
            </h3>
            {drawDay?.({ number: i + 1, start: startOf(i), count: modules.length })}
          </header>
          <ModuleList modules={modules} cite={cite} start={startOf(i)} />
        </section>
      ))}
    </div>
  );
}
