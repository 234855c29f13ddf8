import { shortDate } from '@vanda/enquiry/day';
import { Fragment } from 'react';
import type { RoleList } from '../../law/eu-check/role-lists.ts';
import styles from './DutiesByRole.module.css';

export type DutiesByRoleProps = { roles: readonly RoleList[] };

/** The duties of each role, closed until somebody wants one: paragraph, sentence, first day. */
export function DutiesByRole({ roles }: DutiesByRoleProps) {
  return roles.map(({ id, title, text, duties }) => (
    <details key={id} className={styles.role}>
      <summary>
        {title} <span className="note">{duties.length} duties</span>
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
  ));
}
