import type { DraftRow } from '@vanda/desk-api/drafts';
import { Link } from 'react-router';
import { pollMs, useBootstrap, useResponse } from '../api/hooks.ts';
import { contentHeadline } from '../messages/headlines.ts';
import { useRows } from '../shortcuts/hooks.ts';
import { QueryStatus } from '../ui/alerts.tsx';
import { ButtonLink, Empty, GroupHead, ScreenHead, useTitle } from '../ui/screen.tsx';
import { draftAddress } from './addresses.ts';
import { DraftLine, OnlineLine } from './ChangeRow.tsx';
import { NewEntryButton } from './entry/NewEntryButton.tsx';
import { ReviewRows } from './ReviewsScreen.tsx';

export function ContentHomeScreen() {
  useTitle('Content');
  const { me } = useBootstrap();
  const query = useResponse('contentHome', {}, { refetchInterval: pollMs });
  const { data } = query;
  const { data: due } = useResponse('reviews', {});
  const isForMe = ({ state, by }: DraftRow) => state === 'review' && by.id !== me.id;
  const toRead = data?.drafts.filter(isForMe) ?? [];
  const others = data?.drafts.filter((draft) => !isForMe(draft)) ?? [];
  const rows = [...toRead, ...others, ...(data?.online ?? [])];
  const { rowProps } = useRows(rows, (row) => ('id' in row ? row.id : row.commit));
  const title = data
    ? contentHeadline({
        isReachable: data.isReachable,
        failures: others.flatMap(({ state, failure }) => (state === 'failed' && failure ? [failure] : [])),
        toReadCount: toRead.length,
        approvedCount: others.filter(({ state }) => state === 'approved').length,
        reviewsDue: data.reviewsDue,
      })
    : 'Content';
  const isQuiet = data && rows.length === 0 && data.reviewsDue === 0;
  return (
    <>
      <ScreenHead
        title={title}
        tools={
          <>
            <NewEntryButton collection="news" />
            <ButtonLink to="/sessions/new">New date</ButtonLink>
          </>
        }
      />
      <QueryStatus query={query} message="Loading the content area" />
      {isQuiet && (
        <Empty sentence="No draft, nothing to read.">
          <p className="soft">
            Choose a list at the left, open an entry and write: a draft is made by itself.
          </p>
        </Empty>
      )}
      <div>
        {toRead.length > 0 && <GroupHead title="To read" note={toRead.length} />}
        <ul>
          {toRead.map((draft, index) => (
            <DraftLine
              key={draft.id}
              draft={draft}
              action="Read it"
              to={`/content/drafts/${draft.id}`}
              isFirst={index === 0}
              linkProps={rowProps(draft.id)}
            />
          ))}
        </ul>
        {others.length > 0 && <GroupHead title="In draft" note={`${others.length}, all saved`} />}
        <ul>
          {others.map((draft) => (
            <DraftLine
              key={draft.id}
              draft={draft}
              action={draft.state === 'draft' && draft.by.id === me.id ? 'Go on' : 'Look'}
              to={addressOf(draft)}
              linkProps={rowProps(draft.id)}
            />
          ))}
        </ul>
        {data && data.online.length > 0 && (
          <GroupHead title="Went online" note={<Link to="/content/history">All</Link>} />
        )}
        <ul>
          {data?.online.map((row) => (
            <OnlineLine key={row.commit} row={row} linkProps={rowProps(row.commit)} />
          ))}
        </ul>
      </div>
      {due && due.reviews.length > 0 && (
        <>
          <GroupHead title="Reviews due" note={<Link to="/content/reviews">All {due.reviews.length}</Link>} />
          <ReviewRows reviews={due.reviews.slice(0, 3)} />
        </>
      )}
      {data && data.must + data.may > 0 && (
        <>
          <GroupHead title="Before you go online" note={`${data.must} must, ${data.may} may`} />
          <p>
            <Link to="/content/before">What the company must and may still give</Link>
          </p>
        </>
      )}
    </>
  );
}

/** Only a plain draft can be edited; a draft in review or publishing is shown. */
function addressOf(draft: DraftRow): string {
  return draft.state === 'draft' ? draftAddress(draft) : `/content/drafts/${draft.id}`;
}
