import { lawCalendarPath, routes } from '../../routes.ts';
import type { Jurisdiction } from '../../schemas/instrument.ts';
import styles from './WhatChanged.module.css';

type FollowTheLawProps = { jurisdiction: Jurisdiction; site: string };

/** The days of the law as a calendar to subscribe to, its address to be copied, and the same records for programs. */
export function FollowTheLaw({ jurisdiction, site }: FollowTheLawProps) {
  const { href } = new URL(lawCalendarPath(jurisdiction), site);
  return (
    <p className="note">
      <a href={href.replace(/^https?:/, 'webcal:')}>Subscribe to the dates</a> in your calendar, or copy the
      address: <code className={styles.address}>{href}</code>. As data:{' '}
      <a href={routes.instrumentsJson}>JSON</a>, <a href={routes.instrumentsCsv}>CSV</a>,{' '}
      <a href={routes.instrumentsSchema}>schema</a>.
    </p>
  );
}
