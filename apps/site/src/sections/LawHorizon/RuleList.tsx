import { shortDate } from '@vanda/forms/day';
import { Icon } from '@vanda/ui/Icon.tsx';
import { Fragment } from 'react';
import { Section } from '../../components/Section/Section.tsx';
import { countRules, type HorizonRule, type Lane } from '../../topics/regulation/horizon/horizon-rules.ts';
import { rulesAnchor } from './LaneRows.tsx';
import styles from './RuleList.module.css';

/** What the review of each rule checked, by its id. */
type Checked = ReadonlyMap<string, string>;

type RuleListProps = {
  title: string;
  note: string;
  lanes: readonly Lane[];
  rules: readonly HorizonRule[];
  checked: Checked;
};

export const RuleList = ({ title, note, lanes, rules, checked }: RuleListProps) => (
  <Section id="rules" title={title} note={note} layout="wide">
    <div className={styles.lanes}>
      {lanes.map(({ id, title: name }) => (
        <LaneRules
          key={id}
          id={id}
          name={name}
          rules={rules.filter(({ lane }) => lane === id)}
          checked={checked}
        />
      ))}
    </div>
  </Section>
);

type LaneRulesProps = Pick<RuleListProps, 'rules' | 'checked'> & { id: string; name: string };

function LaneRules({ id, name, rules, checked }: LaneRulesProps) {
  const { all, bind } = countRules(rules);
  const [next] = rules.flatMap((rule) => rule.next ?? []).sort();
  return (
    <details>
      <summary>
        <span className="small soft">
          <b>{name}</b>
          <span>{`${all} rules, ${bind} bind${next ? `; next: ${shortDate(next)}` : ''}`}</span>
        </span>
        <Icon name="plus" />
      </summary>
      <table id={rulesAnchor(id)} className="stacks">
        <caption className="hiddenVisually">{name}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Rule</th>
            <th scope="col">Force</th>
            <th scope="col">Then</th>
            <th scope="col">Checked</th>
          </tr>
        </thead>
        <tbody>
          {rules.toSorted(bySince).map((rule) => (
            <RuleRow key={rule.id} rule={rule} checked={checked.get(rule.id) ?? ''} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

const bySince = (a: HorizonRule, b: HorizonRule) =>
  a.since.localeCompare(b.since) || a.id.localeCompare(b.id);

function RuleRow({ rule, checked }: { rule: HorizonRule; checked: string }) {
  const { since, sinceText, day, name, path, word, later, moved } = rule;
  const parts = [...new Set([day ?? '', ...later])].filter((one) => one > since).sort();
  return (
    <tr>
      <td>{sinceText ?? shortDate(since)}</td>
      <th scope="row">
        <a href={path}>{name}</a>
      </th>
      <td>{word}</td>
      <td>
        {parts.map((one, i) => (
          <Fragment key={one}>
            {`${i > 0 ? ', ' : ''}${shortDate(one)}`}
            <Was day={moved.find(({ to }) => to === one)?.from} />
          </Fragment>
        ))}
      </td>
      <td>{checked}</td>
    </tr>
  );
}

const Was = ({ day }: { day: string | undefined }) =>
  day && (
    <>
      {', was '}
      <s>{shortDate(day)}</s>
    </>
  );
