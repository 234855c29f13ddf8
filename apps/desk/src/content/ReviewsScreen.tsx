import type { Answer } from '@vanda/desk-api/routes';
import { useResponse } from '../api/queries.ts';
import { useNowMs } from '../api/server-clock.ts';
import { useCommand } from '../api/use-command.ts';
import { formatDay } from '../messages/dates.ts';
import { capitalNumber } from '../messages/numbers.ts';
import { WriteButton } from '../ui/buttons.tsx';
import { Empty } from '../ui/Empty/Empty.tsx';
import { CommandFailed, QueryStatus } from '../ui/Failure/FailureAlerts.tsx';
import { ScreenHead, useTitle } from '../ui/Heading/heads.tsx';
import { entryAddress } from './addresses.ts';
import { ChangeRow } from './ChangeRow.tsx';

type Review = Answer<'reviews'>['reviews'][number];

export function ReviewsScreen() {
  useTitle('Reviews due');
  const query = useResponse('reviews', {});
  const count = query.data?.reviews.length ?? 0;
  return (
    <>
      <ScreenHead
        title={
          query.data
            ? `${capitalNumber(count)} ${count === 1 ? 'review is' : 'reviews are'} due.`
            : 'Reviews due'
        }
        note="Read the entry beside its source. “Still right” writes today’s date; it goes online with the next change."
      />
      <QueryStatus query={query} />
      {query.data && count === 0 && <Empty sentence="Everything was read in time." />}
      {query.data && <ReviewRows reviews={query.data.reviews} />}
    </>
  );
}

export function ReviewRows({ reviews }: { reviews: readonly Review[] }) {
  const nowMs = useNowMs();
  const command = useCommand('reviewed');
  return (
    <>
      <CommandFailed command={command} safe="The review is still due." />
      <ul>
        {reviews.map(({ collection, slug, title, reviewedOn, dueOn }) => (
          <ChangeRow
            key={`${collection}/${slug}`}
            to={entryAddress({ collection, slug })}
            name={title}
            about={`Read ${formatDay(reviewedOn, nowMs)}`}
            state={<span className="late">due since {formatDay(dueOn, nowMs)}</span>}
            by=""
            when=""
            action={
              <WriteButton
                aria-label={`Still right: ${title}`}
                onClick={() => command.press({ params: { collection, slug }, body: {} })}
              >
                Still right
              </WriteButton>
            }
          />
        ))}
      </ul>
    </>
  );
}
