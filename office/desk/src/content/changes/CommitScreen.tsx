import type { ResponseOf } from '@vanda/desk-api/routes';
import { Link, useNavigate, useParams } from 'react-router';
import { useCommand, useNowMs, useResponse } from '../../api/hooks.ts';
import { WayLine } from '../../charts/lines.tsx';
import { formatMoment } from '../../messages/dates.ts';
import { CommandFailed, QueryStatus } from '../../ui/alerts.tsx';
import { WriteButton } from '../../ui/form.tsx';
import { Breadcrumb, ButtonLink, ScreenHead, useTitle } from '../../ui/screen.tsx';
import { laterHands } from '../ChangeRow.tsx';
import { ChangeList } from './ChangeList.tsx';

export function CommitScreen() {
  const { commit = '' } = useParams();
  const query = useResponse('commit', { params: { commit } });
  useTitle(query.data?.row.title ?? 'What went online');
  if (!query.data) return <QueryStatus query={query} message="Loading the change" />;
  return <Published response={query.data} />;
}

function Published({ response: { row, changes } }: { response: ResponseOf<'commit'> }) {
  const { commit, title, by, atMs, whyNot, undoneBy } = row;
  const canUndo = whyNot === null;
  const nowMs = useNowMs();
  const navigate = useNavigate();
  const undo = useCommand();
  const takeBack = () =>
    undo.press('undo', { params: { commit }, body: {} }, ({ status }) =>
      navigate(`/content/publishing/${status.id}`),
    );
  return (
    <>
      <Breadcrumb to="/content/history" name="What went online" place={title} />
      <ScreenHead
        title={canUndo ? `Take back “${title}”?` : title}
        note={
          <>
            <WayLine at="online" /> By {by}, <span>{laterHands(row)}</span>
            {formatMoment(atMs, nowMs)}.{' '}
            {undoneBy && <Link to={`/content/history/${undoneBy}`}>Taken back since</Link>}
            <span>{!undoneBy && whyNot}</span>
          </>
        }
        tools={
          canUndo && (
            <>
              <WriteButton variant="primary" aria-disabled={undo.isRunning} onClick={takeBack}>
                Take it back
              </WriteButton>
              <ButtonLink to="/content">Leave it</ButtonLink>
            </>
          )
        }
      />
      <CommandFailed command={undo} safe="The site is as it was." />
      <ChangeList
        changes={changes}
        names={canUndo ? ['Online', 'After the undo'] : ['Before', 'After']}
        isReversed={canUndo}
      />
    </>
  );
}
