import type { Course } from '../../schemas/course.ts';
import { classNames } from '../class-names.ts';
import { Fold, foldedTitle } from '../Fold/Fold.tsx';
import { type Cite, CitedText } from '../SourceMarks/SourceMarks.tsx';
import styles from './ModuleList.module.css';

type ModuleListProps = {
  modules: NonNullable<Course['modules']>;
  cite: Cite;
  start?: number;
  isInColumns?: boolean;
};

export const ModuleList = ({ modules, cite, start = 1, isInColumns = false }: ModuleListProps) => (
  <ol className={classNames(styles.modules, isInColumns && 'pairs')} start={start}>
    {modules.map(({ title, text, topics, sources }, i) => (
      <li key={title}>
        <span className="num" aria-hidden="true">
          {start + i}
        </span>
        <div>
          <b className={foldedTitle}>{title}</b>
          <Fold label={title}>
            <CitedText text={text} sources={cite(sources)} />
            {topics && <p>{topics.join('\u00a0· ')}</p>}
          </Fold>
        </div>
      </li>
    ))}
  </ol>
);
