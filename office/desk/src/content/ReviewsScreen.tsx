import type { ResponseOf } from '@vanda/desk-api/routes';
import { useNavigate } from 'react-router';
import { useCommand, useNowMs, useResponse } from '../api/hooks.ts';
import { formatDay } from '../messages/dates.ts';
import { reviewsHeadline } from '../messages/headlines.ts';
import { CommandFailed, QueryStatus } from '../ui/alerts.tsx';
import { WriteButton } from '../ui/form.tsx';
import { Empty, ScreenHead, useTitle } from '../ui/screen.tsx';
import { entryAddress } from './addresses.ts';
import { ChangeRow } from './ChangeRow.tsx';

type Review = ResponseOf<'reviews'>['reviews'][number];

export function ReviewsScreen() {
  useTitle('Reviews due');
  const query = useResponse('reviews', {});
  const count = query.data?.reviews.length ?? 0;
  return (
    <>
      <ScreenHead
        title={query.data ? reviewsHeadline(count) : 'Reviews due'}
        note="Read the entry beside its source. “Still right” writes today’s date into a draft of yours, which you publish."
      />
      <QueryStatus query={query} />
      {query.data && count === 0 && <Empty sentence="Everything was read in time." />}
      {query.data && <ReviewRows reviews={query.data.reviews} />}
    </>
  );
}

export function ReviewRows({ reviews }: { reviews: readonly Review[] }) {
  const nowMs = useNowMs();
  const command = useCommand();
  const navigate = useNavigate();
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
                onClick={() =>
                  command.press('reviewed', { params: { collection, slug }, body: {} }, ({ draft }) =>
                    navigate(`/content/drafts/${draft}`),
                  )
                }
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
