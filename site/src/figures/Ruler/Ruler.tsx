import styles from './Ruler.module.css';

export type RulerGroup = { title: string; count: number; names: readonly string[] };

/** Named parts in their groups: cells of one width under the number of each group, or lists where the place is narrow. */
export function Ruler({ groups }: { groups: readonly RulerGroup[] }) {
  return (
    <div className={styles.place}>
      <ul className={styles.ruler}>
        {groups.map(({ title, count, names }) => (
          <li key={title} className={styles[`span${names.length}`]}>
            <p>
              <span className="num">{count}</span> <b>{title}</b>
            </p>
            <ul>
              {names.map((name) => (
                <li key={name}>{withBreaks(name)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Long words may break before their ending: a cell of thirteen is narrower than “communication”. */
const withBreaks = (name: string) =>
  name.replaceAll(/(\p{L}{5,})(?=(?:ability|ness|tion|ment|al)\b)/gu, '$1\u00AD');
