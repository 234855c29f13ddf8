import { shortDate } from '@vanda/forms/day';
import { Fragment } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { RoleList } from '../../topics/regulation/eu-check/role-lists.ts';
import styles from './DutiesByRole.module.css';

export type DutiesByRoleProps = { roles: readonly RoleList[] };

/** What most roles owe is listed once, before them. */
export function DutiesByRole({ roles }: DutiesByRoleProps) {
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
      {names && <DutyList title={names} duties={shared} />}
      {roles.map(({ id, title, text, duties }) => (
        <DutyList key={id} title={title} text={text} duties={duties.filter((duty) => !isShared(duty))} />
      ))}
    </>
  );
}

const leastSharing = 3;

type DutyListProps = Pick<RoleList, 'title' | 'duties'> & { text?: string | undefined };

function DutyList({ title, text, duties }: DutyListProps) {
  return (
    <details className={styles.role}>
      <summary>
        <b>{title}</b> <span className="note">{duties.length} duties</span>
        <Icon name="plus" />
      </summary>
      {text && <p className="small">{text}</p>}
      {[...Map.groupBy(duties, ({ day }) => day)].map(([day, group]) => (
        <Fragment key={day}>
          <p className={styles.day}>From {shortDate(day)}</p>
          <ul>
            {group.map((duty) => (
              <li key={duty.id}>
                <b>{duty.article}</b> {duty.asks}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </details>
  );
}
