import type { ResponseOf } from '@vanda/desk-api/routes';
import { counted } from '@vanda/forms/plural';
import { useResponse } from '../api/hooks.ts';
import { capitalCounted } from '../messages/numbers.ts';
import { QueryStatus } from '../ui/alerts.tsx';
import { ButtonLink, Empty, GroupHead, ScreenHead, useTitle } from '../ui/screen.tsx';
import { entryAddress } from './addresses.ts';

type Point = ResponseOf<'beforeOnline'>['must'][number];

export function BeforeOnlineScreen() {
  useTitle('Before you go online');
  const query = useResponse('beforeOnline', {});
  const { data } = query;
  const left = data?.must.length ?? 0;
  return (
    <>
      <ScreenHead
        title={
          left > 0
            ? `${capitalCounted(left, 'thing is', 'things are')} still to be given.`
            : 'Before you go online'
        }
        note="What may be given leaves no gap on the site while it is missing."
      />
      <QueryStatus query={query} />
      {data && left === 0 && <Empty sentence="Everything a visitor must be told is given." />}
      <Points title="Must" note={`${left} left`} points={data?.must} figure={(_, index) => index + 1} />
      <Points
        title="May"
        note="by the number of pages that answer a buyer with it"
        points={data?.may}
        figure={({ pages }) => pages}
      />
    </>
  );
}

type PointsProps = {
  title: string;
  note: string;
  points: readonly Point[] | undefined;
  figure: (point: Point, index: number) => number;
};

function Points({ title, note, points = [], figure }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <>
      <GroupHead title={title} note={note} />
      <ol className="figures">
        {points.map((point, index) => (
          <li key={point.message} className="unfolding">
            <span className="fig" aria-hidden="true">
              {figure(point, index)}
            </span>
            <div>
              <b>{point.message}</b>
              <p className="note">
                {point.entry === null
                  ? 'A setting of the server: ask whoever runs it'
                  : `On ${counted(point.pages, 'page')}`}
              </p>
            </div>
            {point.entry && (
              <ButtonLink
                to={entryAddress(point.entry, null, point.entry.field)}
                aria-label={`Give it: ${point.message}`}
              >
                Give it
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
