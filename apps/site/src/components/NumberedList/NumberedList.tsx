import { classNames } from '../class-names.ts';
import { type CitedSource, CitedText } from '../SourceMarks/SourceMarks.tsx';
import styles from './NumberedList.module.css';

export type ListItem = {
  title: string;
  text?: string | undefined;
  when?: string | undefined;
  result?: string | undefined;
  roles?: string | undefined;
  sources?: readonly CitedSource[] | undefined;
};

export const NumberedList = ({ items }: { items: readonly ListItem[] }) => (
  <ol className={classNames('ruled', styles.steps, 'pairs', items.length === 5 && styles.five)}>
    {items.map(({ title, text, when, result, roles, sources }) => (
      <li key={title}>
        <div>
          <b>{title}</b>
          {when && <p>{when}</p>}
          {text && <CitedText text={text} sources={sources} />}
          {result && (
            <p>
              <b>You have:</b> {result}
            </p>
          )}
          {roles && <p>{roles}</p>}
        </div>
      </li>
    ))}
  </ol>
);
