import { shortDate } from '@vanda/forms/day';
import { Icon } from '@vanda/ui/Icon.tsx';
import { Fragment } from 'react';
import { Section } from '../../components/Section/Section.tsx';
import { countPlants, type Lane, type Plant } from '../../topics/regulation/horizon/plants.ts';
import { rulesAnchor } from './LaneRows.tsx';
import styles from './RuleList.module.css';

type RuleListProps = { title: string; note: string; lanes: readonly Lane[]; plants: readonly Plant[] };

/** The equal of the drawing: what is read aloud, tabbed, searched and printed. */
export function RuleList({ title, note, lanes, plants }: RuleListProps) {
  return (
    <Section id="rules" title={title} note={note} layout="wide">
      <div className={styles.lanes}>
        {lanes.map(({ id, title: name }) => (
          <LaneRules key={id} id={id} name={name} plants={plants.filter(({ lane }) => lane === id)} />
        ))}
      </div>
    </Section>
  );
}

function LaneRules({ id, name, plants }: { id: string; name: string; plants: readonly Plant[] }) {
  const { all, bind } = countPlants(plants);
  const [next] = plants.flatMap((plant) => plant.next ?? []).sort();
  return (
    <details>
      <summary>
        <span>
          <b>{name}</b>
          <span>{`${all} rules, ${bind} bind${next ? `; next: ${shortDate(next)}` : ''}`}</span>
        </span>
        <Icon name="plus" />
      </summary>
      <table id={rulesAnchor(id)}>
        <caption className="hiddenVisually">{name}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Rule</th>
            <th scope="col">Force</th>
            <th scope="col">Then</th>
          </tr>
        </thead>
        <tbody>
          {plants.map((plant) => (
            <RuleRow key={plant.id} plant={plant} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function RuleRow({ plant }: { plant: Plant }) {
  const { day, dayText, name, path, word, later, moved, end } = plant;
  return (
    <tr>
      <td>
        {dayText ?? (day ? shortDate(day) : 'no day set')}
        <Was day={moved.find(({ to }) => to === day)?.from} />
      </td>
      <th scope="row">
        <a href={path}>{name}</a>
      </th>
      <td>{end ? `${word} ${shortDate(end)}` : word}</td>
      <td>
        {later.map((one, i) => (
          <Fragment key={one}>
            {`${i > 0 ? ', ' : ''}${shortDate(one)}`}
            <Was day={moved.find(({ to }) => to === one)?.from} />
          </Fragment>
        ))}
      </td>
    </tr>
  );
}

function Was({ day }: { day: string | undefined }) {
  return (
    day && (
      <>
        {', was '}
        <s>{shortDate(day)}</s>
      </>
    )
  );
}
