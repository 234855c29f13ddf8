import { counted } from '@vanda/forms/plural';
import type { Course } from '../../schemas/course.ts';
import { classNames } from '../class-names.ts';
import { type Cite, CitedText } from '../SourceMarks/SourceMarks.tsx';
import styles from './ModuleList.module.css';

type ModuleListProps = {
  modules: NonNullable<Course['modules']>;
  cite: Cite;
  start?: number;
  isInColumns?: boolean;
};

/** The label of a fold around them. */
export const moduleNames = (modules: ModuleListProps['modules']) =>
  `${counted(modules.length, 'module')}: ${modules.map(({ title }) => title).join('; ')}`;

export const ModuleList = ({ modules, cite, start = 1, isInColumns = false }: ModuleListProps) => (
  <ol className={classNames(styles.modules, isInColumns && 'pairs')} start={start}>
    {modules.map(({ title, text, topics, sources }, i) => (
      <li key={title}>
        <span className="num" aria-hidden="true">
          {start + i}
        </span>
        <div>
          <b>{title}</b>
          <CitedText text={text} sources={cite(sources)} />
          {topics && <p>{topics.join('\u00a0· ')}</p>}
        </div>
      </li>
    ))}
  </ol>
);
