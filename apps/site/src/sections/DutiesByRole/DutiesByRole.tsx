import { shortDate } from '@vanda/forms/day';
import { Icon } from '@vanda/ui/Icon.tsx';
import { Fragment } from 'react';
import type { BlockOf } from '../../schemas/parts/block.ts';
import { assertPlaced, dutyGroups, type RoleList } from '../../topics/regulation/eu-check/role-lists.ts';
import styles from './DutiesByRole.module.css';

export type DutiesByRoleProps = { roles: readonly RoleList[] } & Pick<
  BlockOf<'duties'>,
  'grounds' | 'conditions'
>;

export function DutiesByRole({ roles, grounds, conditions }: DutiesByRoleProps) {
  assertPlaced(grounds, roles);
  const owing = (id: string) => roles.filter(({ duties }) => duties.some((duty) => duty.id === id));
  const isShared = ({ id }: { id: string }) => owing(id).length >= leastSharing;
  const [first] = roles.filter(({ duties }) => duties.some(isShared));
  const shared = first?.duties.filter(isShared) ?? [];
  const names =
    shared[0] &&
    owing(shared[0].id)
      .map(({ title }) => title)
      .join(', ');
  return (
    <>
      {names && <DutyList title={`Shared: ${names}`} duties={shared} conditions={conditions} />}
      <div className={`beside ${styles.map}`}>
        {grounds.map((ground, i) => (
          <div key={ground.title} className={['tint', '', 'warm'][i]}>
            <h3>{ground.title}</h3>
            {ground.items.map(({ title, text, role }) => {
              const list = roles.find(({ id }) => id === role);
              return list ? (
                <DutyList
                  key={title}
                  title={title}
                  text={text}
                  duties={list.duties.filter((duty) => !isShared(duty))}
                  conditions={conditions}
                />
              ) : (
                <p key={title}>
                  <b>{title}</b> <span className="small soft">{text}</span>
                </p>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

const leastSharing = 3;

type DutyListProps = Pick<RoleList, 'title' | 'duties'> & {
  text?: string;
  conditions: DutiesByRoleProps['conditions'];
};

const DutyList = ({ title, text, duties, conditions }: DutyListProps) => (
  <details className={styles.role}>
    <summary>
      <b>{title}</b>{' '}
      <span className="small soft">{`${text === undefined ? '' : `${text} `}${duties.length} duties`}</span>
      <Icon name="plus" />
    </summary>
    {dutyGroups(duties, conditions).map(({ day, condition, duties: group }) => (
      <Fragment key={`${day} ${condition}`}>
        <p>{`From ${shortDate(day)}, ${condition === '' ? 'all' : condition ? `only if ${condition}` : 'each on its own condition'}`}</p>
        <ul>
          {group.map((duty) => (
            <li key={duty.id}>
              {condition === undefined && `Only if ${duty.condition}: `}
              {duty.variants.map((variant) => (
                <Fragment key={variant.if}>
                  <b>{variant.article}</b>
                  {` If ${variant.if}: ${variant.asks} `}
                </Fragment>
              ))}
              <b>{duty.article}</b>
              {` ${duty.variants.length > 0 ? 'Otherwise: ' : ''}${duty.asks}`}
            </li>
          ))}
        </ul>
      </Fragment>
    ))}
  </details>
);
