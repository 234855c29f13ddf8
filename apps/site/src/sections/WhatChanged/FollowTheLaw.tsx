import { lawCalendarPath, routes } from '../../routing/routes.ts';

type FollowTheLawProps = { jurisdiction: string; site: string };

export function FollowTheLaw({ jurisdiction, site }: FollowTheLawProps) {
  const path = lawCalendarPath(jurisdiction);
  const { href } = new URL(path, site);
  return (
    <p className="note">
      <a href={href.replace(/^https?:/, 'webcal:')}>Subscribe to the dates</a> in your calendar, or{' '}
      <a href={path}>download them</a>. As data: <a href={routes.instrumentsJson}>JSON</a>,{' '}
      <a href={routes.instrumentsCsv}>CSV</a>, <a href={routes.instrumentsSchema}>schema</a>.
    </p>
  );
}
