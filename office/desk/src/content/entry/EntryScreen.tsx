import type { ResponseOf } from '@vanda/desk-api/routes';
import { counted } from '@vanda/forms/plural';
import { Button } from '@vanda/ui/Button.tsx';
import { useRef, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { queryClient } from '../../api/client.ts';
import { useCannotWrite, useCommand, useResponse } from '../../api/hooks.ts';
import { WayLine } from '../../charts/lines.tsx';
import { formatTime } from '../../messages/dates.ts';
import { Alert, CommandFailed, QueryStatus } from '../../ui/alerts.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FormPanel } from '../../ui/Panel/panels.tsx';
import { Breadcrumb, ScreenHead, useTitle } from '../../ui/screen.tsx';
import { draftSearch } from '../addresses.ts';
import { LawEffects } from '../changes/LawEffects.tsx';
import { ConflictPanel } from './ChoiceForm.tsx';
import { EntryForm, focusField } from './EntryForm.tsx';
import styles from './EntryScreen.module.css';
import { fieldShowing } from './field-showing.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { TakeOffButton } from './TakeOffButton.tsx';
import { useEntryDraft } from './use-entry-draft.ts';

export function EntryScreen() {
  const { collection = '', slug = '' } = useParams();
  return <OpenedEntry key={`${collection}/${slug}`} collection={collection} slug={slug} />;
}

function OpenedEntry({ collection, slug }: { collection: string; slug: string }) {
  const [search] = useSearchParams();
  // The first save changes the address, but not what the form was opened with.
  const [draft] = useState(search.get('draft'));
  // The query is not refetched while the form is open.
  const query = useResponse(
    'entry',
    { params: { collection, slug }, query: draft ? { draft } : {} },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  const home = useResponse('contentHome', {});
  useTitle(query.data?.title ?? 'Content');
  // The draft takes this entry off.
  if (draft && query.error?.failure.code === 'not-found')
    return <Navigate to={`/content/drafts/${draft}`} replace />;
  // The label of the button depends on whether a second reader is needed.
  if (!query.data || home.isPending)
    return <QueryStatus query={query.data ? home : query} message="Loading the entry" />;
  return <WrittenEntry response={query.data} />;
}

function WrittenEntry({ response }: { response: ResponseOf<'entry'> }) {
  const { collection, title, page } = response;
  const entry = useEntryDraft(response);
  const { draft, checks, state, savedAtMs } = entry;
  // The listener of the preview outlives a rendering.
  const shown = useRef(entry.shown);
  shown.current = entry.shown;
  const navigate = useNavigate();
  const cannotWrite = useCannotWrite();
  const [isPreviewed, setPreviewed] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const { data: home } = useResponse('contentHome', {});
  const { data: lists } = useResponse('collections', {}, { staleTime: 60_000 });
  const list = lists?.groups.find((each) => each.collection === collection);
  const discarding = useCommand();
  const discard = () =>
    draft &&
    discarding.press('discardDraft', { params: { draft } }, () => {
      entry.forget();
      void navigate('/content');
    });
  const goOn = async () => {
    if (!(await entry.flush()) || !draft) return;
    // A version from before the last save must not be approved.
    queryClient.removeQueries({ queryKey: ['draft', { draft }] });
    void navigate(`/content/drafts/${draft}`);
  };
  return (
    <>
      <Breadcrumb
        to={`/content/${collection}${draftSearch(draft)}`}
        name={list?.label ?? 'Content'}
        place={title}
      />
      <ScreenHead
        title={title}
        note={
          <span className="flow">
            <WayLine at={draft === null ? 'online' : checks.length > 0 ? 'written' : 'fixed'} />
            <span>{stateMessage(entry)}</span>
            <span className="hiddenVisually" role="status">
              {savedAtMs !== undefined &&
                !state.isDirty &&
                `Saved. ${counted(checks.length, 'thing')} to change.`}
            </span>
          </span>
        }
        tools={
          <>
            {page && draft && (
              <Button
                className="narrow"
                aria-pressed={isPreviewed}
                onClick={() => setPreviewed(!isPreviewed)}
              >
                {isPreviewed ? 'Write' : 'Preview'}
              </Button>
            )}
            {list?.one && response.online && <TakeOffButton {...response} draft={draft} />}
            {draft && <Button onClick={() => setDiscarding(true)}>Throw the draft away …</Button>}
            <Button
              variant="primary"
              onClick={() => void goOn()}
              aria-disabled={draft === null || cannotWrite !== undefined}
              title={cannotWrite ?? (draft === null ? 'Nothing is changed yet' : undefined)}
            >
              {home?.needsReader ? 'Ask for review …' : 'Publish …'}
            </Button>
          </>
        }
      />
      <CommandFailed
        command={{ error: state.error, retryAtMs: state.retryAtMs, tryNow: () => void entry.flush() }}
      />
      {response.draft && <SentBack draft={response.draft} />}
      {entry.joined.length > 0 && (
        <Alert live>
          <p>
            <b>Somebody else saved this entry too.</b> Joined with yours: {entry.joined.join(', ')}.
          </p>
        </Alert>
      )}
      <div
        className={classNames(
          'beside',
          'headed',
          styles.columns,
          page !== '' && draft !== null && styles.withPreview,
        )}
      >
        <div className={classNames(isPreviewed && 'large')}>
          <EntryForm response={response} entry={entry} />
        </div>
        {page !== '' && draft !== null && (
          <div className={classNames(!isPreviewed && 'large')}>
            {collection === 'instruments' && <LawEffects draft={draft} slug={response.slug} />}
            <PreviewPanel
              draft={draft}
              page={page}
              onPress={(words) => {
                const field = fieldShowing(shown.current, words);
                if (field) {
                  setPreviewed(false);
                  requestAnimationFrame(() => focusField(field));
                }
                return field !== undefined;
              }}
            />
          </div>
        )}
      </div>
      {entry.conflict && <ConflictPanel conflict={entry.conflict} onChosen={entry.resolve} />}
      <FormPanel
        title="Throw this draft away?"
        isOpen={isDiscarding}
        onClose={() => setDiscarding(false)}
        onSubmit={discard}
        submit="Throw it away"
        leave="Keep it"
        failing={{ command: discarding, safe: 'The draft is still there.' }}
      >
        <p>The site stays as it is. Every change of this draft goes, also in other entries.</p>
      </FormPanel>
    </>
  );
}

function stateMessage({ draft, state, savedAtMs, conflict }: ReturnType<typeof useEntryDraft>): string {
  if (conflict) return 'Yours is not saved: choose between the two';
  if (state.isSaving) return 'Saving';
  if (state.isDirty) return 'Not saved yet';
  if (savedAtMs !== undefined) return `Draft, saved ${formatTime(savedAtMs)} by you`;
  return draft === null ? 'Online. The first change makes a draft' : 'Draft, saved';
}

function SentBack({ draft }: { draft: string }) {
  const { data } = useResponse('draft', { params: { draft } });
  const sentBack: ResponseOf<'draft'>['draft']['sentBack'] = data?.draft.sentBack ?? null;
  if (!sentBack) return null;
  return (
    <Alert>
      <p>
        <b>{sentBack.by.name} sent it back.</b>
      </p>
      <ul>
        {sentBack.notes.map(({ entry, field, message }) => (
          <li key={`${entry} ${field} ${message}`}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
