import { classNames } from '../class-names.ts';
import { Rich } from '../Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../SourceMarks/SourceMarks.tsx';
import styles from './NumberedList.module.css';

export type ListItem = {
  title: string;
  text?: string | undefined;
  /** By when, in bold under the title. */
  when?: string | undefined;
  sources?: readonly CitedSource[] | undefined;
};

/** Steps in order, numbered in the display face. */
export function NumberedList({ items }: { items: readonly ListItem[] }) {
  return (
    <ol className={classNames(styles.steps, 'pairs')}>
      {items.map(({ title, text, when, sources }) => (
        <li key={title}>
          <div>
            <b>{title}</b>
            {when && <p className={styles.when}>{when}</p>}
            {text && (
              <p>
                <Rich text={text} />
                <SourceMarks sources={sources} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
