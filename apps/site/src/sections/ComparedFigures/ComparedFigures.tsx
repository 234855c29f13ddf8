import { classNames } from '../../components/class-names.ts';
import type { comparedFigures } from '../../topics/regulation/compared-markets.ts';
import styles from './ComparedFigures.module.css';

type ComparedFiguresProps = {
  markets: readonly { name: string; to: string }[];
  rows: ReturnType<typeof comparedFigures>;
};

export const ComparedFigures = ({ markets, rows }: ComparedFiguresProps) => (
  <table className={classNames('opened', styles.figures)}>
    <thead>
      <tr>
        <td className="hiddenVisually" />
        {markets.map(({ name, to }) => (
          <th key={name} scope="col" className="named">
            <a href={to}>{name}</a>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, figures }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {figures.map(({ text, note }, i) => (
            <td key={markets[i]?.name}>
              {`${text} `}
              {note && <small>{note}</small>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
