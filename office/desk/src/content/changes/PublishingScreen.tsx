import type { PublishStatus } from '@vanda/desk-api/drafts';
import { Button } from '@vanda/ui/Button.tsx';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { refetch } from '../../api/execute.ts';
import { useBootstrap, useCommand, useResponse } from '../../api/hooks.ts';
import { formatTime } from '../../messages/dates.ts';
import { CommandFailed, QueryStatus } from '../../ui/alerts.tsx';
import { Breadcrumb, ButtonLink, ScreenHead, useTitle } from '../../ui/screen.tsx';
import { BuildFailure } from '../entry/BuildFailure.tsx';
import styles from './PublishingScreen.module.css';

const steps = [
  { step: 'joining', message: 'Joined with what is online' },
  { step: 'checking', message: 'Checked: words, links, sources' },
  { step: 'building', message: 'All pages built' },
] as const satisfies { step: PublishStatus['step']; message: string }[];

const isOver = ({ step }: PublishStatus) => step === 'done' || step === 'failed';

/** Leaving the screen does not stop the publishing. */
export function PublishingScreen() {
  const { id = '' } = useParams();
  const query = useResponse(
    'publishStatus',
    { params: { id } },
    { refetchInterval: ({ state }) => (state.data && isOver(state.data.status) ? false : 1000) },
  );
  const status = query.data?.status;
  const isDone = status !== undefined && isOver(status);
  useTitle(status ? headline(status) : 'Publishing');
  // What is online has changed, so all cached queries are stale.
  useEffect(() => {
    if (isDone) void refetch(['drafts', 'site', 'seats']);
  }, [isDone]);
  if (!status) return <QueryStatus query={query} message="Asking how far it is" />;
  return (
    <>
      {query.error && <QueryStatus query={query} />}
      <Progress status={status} />
    </>
  );
}

function Progress({ status }: { status: PublishStatus }) {
  const { step, title, by, commit, draft, startedAtMs } = status;
  const { siteUrl } = useBootstrap();
  const at = steps.findIndex((each) => each.step === step);
  return (
    <>
      <Breadcrumb to="/content" name="Content" place={title} />
      <ScreenHead
        title={headline(status)}
        note={`${title}, by ${by.name}, pressed at ${formatTime(startedAtMs)}`}
      />
      <p className="hiddenVisually" role="status">
        {steps[at]?.message ?? headline(status)}
      </p>
      {step === 'waiting' && <p>Waiting for what goes online before it.</p>}
      {step !== 'failed' && (
        <ol className={styles.steps}>
          {steps.map((each, index) => (
            <li
              key={each.step}
              className={
                step === 'done' || index < at ? styles.passed : index === at ? styles.now : undefined
              }
              aria-current={index === at ? 'step' : undefined}
            >
              {each.message}
            </li>
          ))}
        </ol>
      )}
      {step === 'failed' && (
        <BuildFailure failure={status} title="to change before it goes online" draft={draft} />
      )}
      <div className={`buttons ${styles.acts}`}>
        {step === 'failed' && draft && (
          <>
            <PublishAgain draft={draft} />
            <ButtonLink to={`/content/drafts/${draft}`}>To the draft</ButtonLink>
          </>
        )}
        {step === 'done' && commit && <ButtonLink to={`/content/history/${commit}`}>Undo …</ButtonLink>}
        {step === 'done' && <a href={siteUrl}>See the site</a>}
        <ButtonLink variant="plain" to="/content">
          To the content
        </ButtonLink>
      </div>
    </>
  );
}

/** Publishes the same draft; one that was changed meanwhile is shown first. */
function PublishAgain({ draft }: { draft: string }) {
  const navigate = useNavigate();
  const command = useCommand();
  const params = { draft };
  const query = useResponse('draft', { params });
  if (query.data?.next !== 'publish') return null;
  const { changedAtMs } = query.data.draft;
  const publish = () =>
    command.press('publish', { params, body: { changedAtMs, publishAtMs: null } }, (response) =>
      navigate(
        response.outcome === 'started'
          ? `/content/publishing/${response.status.id}`
          : `/content/drafts/${draft}`,
      ),
    );
  return (
    <>
      <CommandFailed command={command} safe="The site is as it was, the draft is saved." />
      <Button
        variant="primary"
        aria-disabled={command.isRunning}
        onClick={() => command.isRunning || publish()}
      >
        Publish again
      </Button>
    </>
  );
}

function headline({ step, endedAtMs }: PublishStatus): string {
  if (step === 'done') return `Online since ${endedAtMs === null ? 'now' : formatTime(endedAtMs)}.`;
  if (step === 'failed') return 'Not online. The site is unchanged.';
  return 'Going online.';
}
