import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Table.module.css';

/** A name in parentheses is for screen readers; a column without a name has no header. */
type Column = string | readonly [name: string, className: string | undefined];
type TableProps = {
  caption: string;
  columns: readonly Column[];
  className?: string | undefined;
  children: ReactNode;
};

export const Table = ({ caption, columns, className, children }: TableProps) => (
  <table className={classNames('stacks', styles.table, className)}>
    <caption className="hiddenVisually">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => {
          const [name, look] = typeof column === 'string' ? [column] : column;
          if (name === '') return <td key={name} className={look} />;
          const hidden = /^\((.*)\)$/.exec(name)?.[1];
          return (
            <th key={name} scope="col" className={look}>
              {hidden ? <span className="hiddenVisually">{hidden}</span> : name}
            </th>
          );
        })}
      </tr>
    </thead>
    {children}
  </table>
);
