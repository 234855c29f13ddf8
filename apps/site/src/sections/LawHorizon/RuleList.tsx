import { shortDate } from '@vanda/forms/day';
import field from '@vanda/ui/Field.module.css';
import { Icon } from '@vanda/ui/Icon.tsx';
import { Fragment } from 'react';
import { Section } from '../../components/Section/Section.tsx';
import { inMarkdown } from '../../text/markdown-hints.ts';
import {
  countRules,
  type HorizonRule,
  isBinding,
  isToCome,
  type Lane,
  soonest,
} from '../../topics/regulation/horizon/horizon-rules.ts';
import { ForceGlyph, ForceGlyphs, ForceKey } from './ForceKey.tsx';
import { rulesAnchor } from './LaneRows.tsx';
import styles from './RuleList.module.css';

type RuleListProps = {
  today: string;
  title: string;
  note: string;
  /** Label of the field. */
  search: string;
  lanes: readonly Lane[];
  rules: readonly HorizonRule[];
};

export const RuleList = ({ today, title, note, search, lanes, rules }: RuleListProps) => (
  <Section id="rules" title={title} note={note} layout="wide">
    <ForceGlyphs />
    <div className={styles.lanes} data-rules="">
      <div data-print="no" {...inMarkdown('skip')}>
        <div className={`beside ${styles.controls}`}>
          <nav aria-label={title} className="flow targets">
            {lanes.map(({ id, title: name }) => (
              <a key={id} href={`#${rulesAnchor(id)}`}>
                {name}
              </a>
            ))}
          </nav>
          <div className={`scripted ${field.field}`}>
            <label htmlFor="rule-search" className="hiddenVisually">
              {search}
            </label>
            <input type="search" id="rule-search" placeholder={search} autoComplete="off" />
          </div>
        </div>
        <ForceKey counts={countRules(rules)} />
      </div>
      <p className="note" role="status" />
      {lanes.map(({ id, title: name }, i) => (
        <LaneRules
          key={id}
          today={today}
          id={id}
          name={name}
          isOpen={i === 0}
          rules={rules.filter(({ lane }) => lane === id)}
        />
      ))}
    </div>
  </Section>
);

type LaneRulesProps = Pick<RuleListProps, 'rules' | 'today'> & { id: string; name: string; isOpen: boolean };

function LaneRules({ today, id, name, isOpen, rules }: LaneRulesProps) {
  const { all, bind } = countRules(rules);
  const places = [...new Set(rules.map(({ place }) => place))].filter((one) => one && one !== name).sort();
  const next = rules.toSorted(comingFirst).find((rule) => soonest(rule) !== '9');
  return (
    <details open={isOpen}>
      <summary>
        <span className="small soft">
          <b>{name}</b>
          <span>{`${all} rules, ${bind} bind${places.length > 1 ? `: ${places.join(', ')}` : ''}`}</span>
        </span>
        <span className="small soft">
          {next && <b>{shortDate(soonest(next))}</b>}{' '}
          <span>{next ? `Next: ${next.name}` : 'No future date is set.'}</span>
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
          </tr>
        </thead>
        <tbody>
          {rules.toSorted(comingFirst).map((rule) => (
            <RuleRow key={rule.id} rule={rule} today={today} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Rules with a day to come, the soonest first, on one day by rank; then the newest. */
const comingFirst = (a: HorizonRule, b: HorizonRule) =>
  soonest(a).localeCompare(soonest(b)) ||
  (soonest(a) === '9' ? 0 : (a.rank ?? 99) - (b.rank ?? 99)) ||
  b.since.localeCompare(a.since) ||
  a.id.localeCompare(b.id);

function RuleRow({ rule, today }: { rule: HorizonRule; today: string }) {
  const { since, sinceText, day, name, place, path, force, word, later, deadlines, moved } = rule;
  const parts = [...new Set([day ?? '', ...later, ...deadlines])].filter((one) => one > today).sort();
  return (
    <tr data-is={kindsOf(rule).join(' ')}>
      <td>{sinceText ?? shortDate(since)}</td>
      <th scope="row">
        <a href={path}>{name}</a>
        {!name.startsWith(place) && <span className="note">{` ${place}`}</span>}
      </th>
      <td>
        <ForceGlyph force={force} />
        {word}
      </td>
      <td>
        {parts.map((one, i) => (
          <Fragment key={one}>
            {`${i > 0 ? ', ' : ''}${shortDate(one)}`}
            <Was day={moved.find(({ to }) => to === one)?.from} />
          </Fragment>
        ))}
      </td>
    </tr>
  );
}

/** Values of the key. */
const kindsOf = (rule: HorizonRule) => [
  isBinding(rule) ? 'binding' : rule.force.replace(/^(suspended|revoked)$/, 'ended'),
  ...(isToCome(rule) ? ['to-come'] : []),
  ...(rule.moved.length > 0 ? ['moved'] : []),
];

const Was = ({ day }: { day: string | undefined }) =>
  day && (
    <>
      {', was '}
      <s className="soft">{shortDate(day)}</s>
    </>
  );
