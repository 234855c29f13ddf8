import type { DraftRow } from '@vanda/desk-api/content';
import type { Answer } from '@vanda/desk-api/routes';
import { counted } from '@vanda/forms/plural';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCannotWrite, useCommand, useNowMs, useResponse } from '../../api/hooks.ts';
import { formatMoment } from '../../messages/dates.ts';
import { fromLocal } from '../../session/local-time.ts';
import { CommandFailed } from '../../ui/alerts.tsx';
import { ChoiceField, Form, TextField } from '../../ui/form.tsx';
import { JoinPanel } from './JoinPanel.tsx';

export type Notes = Record<string, NonNullable<DraftRow['sentBack']>['notes'][number]>;

type PublishPartProps = { answer: Answer<'draft'>; notes: Notes };

export function PublishPart({ answer, notes }: PublishPartProps) {
  const { draft, changes, checks, mayApprove, mayPublish, whyNot } = answer;
  const nowMs = useNowMs();
  const navigate = useNavigate();
  const cannotWrite = useCannotWrite();
  const [isLater, setLater] = useState(false);
  const [day, setDay] = useState('');
  const [isJoining, setJoining] = useState(false);
  const { data: home } = useResponse('contentHome', {});
  const params = { draft: draft.id };
  const given = Object.values(notes).filter(({ words }) => words.trim() !== '');
  const publishAtMs = isLater ? (fromLocal(day) ?? null) : null;
  const hasNoDay = isLater && (publishAtMs === null || publishAtMs <= nowMs);

  const onPublished = (result: Answer<'publish'>) => {
    if (result.outcome === 'started') void navigate(`/content/publishing/${result.status.id}`);
    if (result.outcome === 'conflict') setJoining(true);
  };
  const publishing = useCommand();
  const publish = (changedAtMs: number) =>
    publishing.press('publish', { params, body: { changedAtMs, publishAtMs } }, onPublished);
  const step = useCommand();
  const sendBack = () =>
    step.press('sendBack', { params, body: { notes: given } }, () => navigate('/content'));
  const { changedAtMs } = draft;

  const reason =
    cannotWrite ??
    (changes.length === 0 ? 'Nothing is changed' : undefined) ??
    (checks.length > 0 ? `${counted(checks.length, 'thing is', 'things are')} to change first` : undefined);
  const isStopped = reason !== undefined || publishing.isRunning || step.isRunning;
  const isRunning = draft.state === 'publishing' || draft.state === 'scheduled';
  const running = home?.publishing.find((each) => each.draft === draft.id);
  const isReader = draft.state === 'review' && mayApprove;
  // What must be changed first stops both steps, but does not swap them.
  const needsReview = !isRunning && !mayPublish && Boolean(home?.needsReader) && draft.state !== 'review';
  const mayGoOnline = !isRunning && (mayPublish || isReader || home?.needsReader === false);
  const submit = () => {
    if (isStopped) return;
    if (needsReview) step.press('requestReview', { params, body: {} });
    else if (mayGoOnline && !hasNoDay) {
      if (mayPublish) publish(changedAtMs);
      else
        step.press('approve', { params, body: { changedAtMs } }, (approved) => {
          if (approved.mayPublish) publish(approved.draft.changedAtMs);
        });
    }
  };
  return (
    <section className="card stack" aria-labelledby="publish">
      <h2 id="publish">{needsReview ? 'A second reader' : 'Publish'}</h2>
      <CommandFailed
        command={step.error ? step : publishing}
        safe="The site is as it was, the draft is saved."
      />
      {draft.state === 'failed' && draft.failure && (
        <p className="late">Not online. The site is unchanged. {draft.failure}</p>
      )}
      {isRunning && (
        <>
          <p>
            {draft.state === 'scheduled' && draft.publishAtMs !== null
              ? `Goes online ${formatMoment(draft.publishAtMs, nowMs)}.`
              : 'Going online.'}{' '}
            {running && <Link to={`/content/publishing/${running.id}`}>See how far it is</Link>}
          </p>
          <Button onClick={() => step.press('stopPublishing', { params })}>
            {draft.state === 'scheduled' ? 'Do not publish it then' : 'Stop waiting'}
          </Button>
        </>
      )}
      {!isRunning && (
        <Form onSubmit={submit}>
          {mayGoOnline && (
            <fieldset>
              <legend className="hiddenVisually">When</legend>
              <ChoiceField name="when" checked={!isLater} onChange={() => setLater(false)}>
                {mayPublish ? 'Now' : 'As soon as I approve'}
                <small className="under">online in about a minute</small>
              </ChoiceField>
              <ChoiceField name="when" checked={isLater} onChange={() => setLater(true)}>
                At a day and hour
              </ChoiceField>
            </fieldset>
          )}
          {mayGoOnline && isLater && (
            <TextField
              label="Day and hour in Singapore"
              type="datetime-local"
              value={day}
              onChange={({ target }) => setDay(target.value)}
              error={day !== '' && hasNoDay ? 'Choose a day and hour to come' : undefined}
            />
          )}
          {whyNot && <p>{whyNot}</p>}
          {(needsReview || mayGoOnline) && (
            <Button
              variant="primary"
              type="submit"
              aria-disabled={isStopped || (mayGoOnline && hasNoDay)}
              title={reason}
            >
              {needsReview ? 'Ask for review' : mayPublish ? 'Publish' : 'Approve and publish'}
            </Button>
          )}
          {reason && <p className="note">{reason}.</p>}
          {draft.state === 'review' && mayApprove && (
            <div className="buttons">
              <Button
                aria-disabled={given.length === 0}
                title={given.length === 0 ? 'Write a note beside a field first' : undefined}
                onClick={() => given.length > 0 && sendBack()}
              >
                Send back with {counted(given.length, 'note')}
              </Button>
            </div>
          )}
        </Form>
      )}
      {isJoining && <JoinPanel draft={draft.id} onClose={() => setJoining(false)} />}
    </section>
  );
}
