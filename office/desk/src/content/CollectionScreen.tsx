import type { ResponseOf } from '@vanda/desk-api/routes';
import { counted } from '@vanda/forms/plural';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useBootstrap, useResponse } from '../api/hooks.ts';
import { useRows } from '../shortcuts/hooks.ts';
import { QueryStatus } from '../ui/alerts.tsx';
import { classNames } from '../ui/class-names.ts';
import { TextField } from '../ui/form.tsx';
import listRow from '../ui/Row/Row.module.css';
import { Empty, ScreenHead, useTitle } from '../ui/screen.tsx';
import { entryAddress } from './addresses.ts';
import styles from './CollectionScreen.module.css';
import { NewEntryButton } from './entry/NewEntryButton.tsx';

type Entry = ResponseOf<'collections'>['groups'][number]['entries'][number];

const longList = 12;

export function CollectionScreen() {
  const { collection = '' } = useParams();
  const [search] = useSearchParams();
  const { me } = useBootstrap();
  const query = useResponse('collections', {});
  const group = query.data?.groups.find((each) => each.collection === collection);
  const [word, setWord] = useState('');
  const entries = (group?.entries ?? []).filter(({ title }) =>
    title.toLowerCase().includes(word.trim().toLowerCase()),
  );
  useTitle(group?.label ?? 'Content');
  // The draft in the address, otherwise one's own.
  const addressOf = ({ slug, drafts }: Entry) =>
    entryAddress({ collection, slug }, search.get('draft') ?? drafts.find(({ by }) => by.id === me.id)?.id);
  const { rowProps } = useRows(entries, ({ slug }) => slug);
  return (
    <>
      <ScreenHead
        title={group?.label ?? 'Content'}
        note={group && counted(group.entries.length, 'entry', 'entries')}
        tools={group?.one && <NewEntryButton collection={collection} />}
      />
      <QueryStatus query={query} />
      {query.data && !group && <Empty sentence="There is no list under this address." />}
      {group && group.entries.length > longList && (
        <TextField label="Find by title" value={word} onChange={({ target }) => setWord(target.value)} />
      )}
      {group && entries.length === 0 && (
        <Empty sentence={word ? `Nothing called “${word}”.` : 'Nothing here yet.'} />
      )}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.slug} className={classNames('besideMedium', listRow.row, styles.row)}>
            <p className={listRow.name}>
              <Link className="stretched" to={addressOf(entry)} {...rowProps(entry.slug)}>
                {entry.title}
              </Link>
            </p>
            <p className={classNames('note', entry.state === 'due' && 'late')}>{stateMessage(entry)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function stateMessage({ state, drafts }: Entry): string {
  const names = [...new Set(drafts.map(({ by }) => by.name))].join(' and ');
  if (state === 'due') return 'review due';
  if (state === 'draft') return `not online yet${names && `, in a draft of ${names}`}`;
  return names && `changed in a draft of ${names}`;
}
