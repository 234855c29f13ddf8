import { classNames } from '../../components/class-names.ts';
import styles from './TimeScale.module.css';

type ScaleRow = { when: string; dateTime?: string | undefined; text: string };

export function ScaleRows({ rows }: { rows: readonly ScaleRow[] }) {
  return (
    <ol className={classNames(styles.numbered, styles.rows)}>
      {rows.map(({ when, dateTime, text }) => (
        <li key={when + text}>
          <b>{dateTime ? <time dateTime={dateTime}>{when}</time> : when}</b> {text}
        </li>
      ))}
    </ol>
  );
}
