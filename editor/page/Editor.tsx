import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Entry, EntryList } from '../protocol.ts';
import styles from './Editor.module.css';
import { EntryForm } from './EntryForm.tsx';
import { fetchEntries, fetchEntry, saveEntry } from './editor-api.ts';

/** The content editor: what can be edited, and the form of what is being edited. The address names it: #news/slug. */
export function Editor() {
  const route = useRoute();
  const [list, setList] = useState<EntryList>({ groups: [] });
  const [entry, setEntry] = useState<Entry>();
  const [drafts, setDrafts] = useState<Record<string, Entry | undefined>>({});
  const [notice, setNotice] = useState({ name: '', text: '' });
  const [version, setVersion] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { collection, slug } = route;
  const name = `${collection}/${slug}`;
  const report = useCallback((error: Error) => setNotice({ name: '', text: error.message }), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save, counted by `version`, can change titles and entries
  useEffect(() => {
    fetchEntries().then(setList, report);
  }, [version, report]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is read again after a save
  useEffect(() => {
    setEntry(undefined);
    if (collection === '') return;
    let isWanted = true;
    fetchEntry(collection, slug).then((answer) => isWanted && setEntry(answer), report);
    return () => {
      isWanted = false;
    };
  }, [collection, slug, version, report]);

  const opened = entry && `${entry.collection}/${entry.slug}`;
  useEffect(() => {
    if (opened) heading.current?.focus();
  }, [opened]);

  const hasDrafts = Object.values(drafts).some((draft) => draft !== undefined);
  useEffect(() => {
    if (!hasDrafts) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasDrafts]);

  const setDraft = (draft: Entry | undefined) => {
    setDrafts((all) => ({ ...all, [name]: draft }));
    setNotice({ name: '', text: '' });
  };
  const done = (saved?: { slug: string; file: string }) => {
    setDraft(undefined);
    const text = saved ? `Saved: ${saved.file}` : 'Opened again as it is on disk.';
    setNotice({ name: saved ? `${collection}/${saved.slug}` : name, text });
    setVersion((count) => count + 1);
    if (saved) window.location.hash = `${collection}/${saved.slug}`;
  };

  return (
    <div className={styles.editor} data-open={collection === '' ? undefined : ''}>
      <EntryNav list={list} current={name} isChanged={(other) => drafts[other] !== undefined} />
      <main className={styles.main}>
        <p className={styles.notice} role="status">
          {notice.name === '' || notice.name === name ? notice.text : ''}
        </p>
        {collection === '' && (
          <>
            <h1>Content editor</h1>
            <p className={styles.lead}>
              Choose what to edit. Saving changes the file; nothing goes online by it.
            </p>
          </>
        )}
        {entry && opened === name && (
          <>
            <a className={styles.back} href="#/">
              All entries
            </a>
            <h1 tabIndex={-1} ref={heading}>
              {titleOf(list, entry)}
            </h1>
            {entry.page && (
              <p className={styles.place}>
                {entry.file}, shown on <a href={entry.page}>{entry.page}</a>
              </p>
            )}
            <EntryForm
              key={`${name} ${version}`}
              entry={entry}
              draft={drafts[name]}
              onDraft={setDraft}
              save={(draft) => saveEntry(draft, entry.slug === '')}
              onDone={done}
            />
          </>
        )}
      </main>
    </div>
  );
}

type EntryNavProps = { list: EntryList; current: string; isChanged: (name: string) => boolean };

function EntryNav({ list, current, isChanged }: EntryNavProps) {
  const link = (name: string, title: string) => (
    <a href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
      {title}
      {isChanged(name) && <span className={styles.optional}> not saved</span>}
    </a>
  );
  return (
    <nav className={styles.nav} aria-label="Entries">
      {list.groups.map(({ collection, label, isOpen, entries }) => (
        <section key={collection}>
          <h2>{label}</h2>
          <ul>
            {entries.map(({ slug, title }) => (
              <li key={slug}>{link(`${collection}/${slug}`, title)}</li>
            ))}
            {isOpen && <li>{link(`${collection}/`, 'New article')}</li>}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function titleOf({ groups }: EntryList, { collection, slug }: Entry): string {
  const entries = groups.find((group) => group.collection === collection)?.entries ?? [];
  return slug === '' ? 'New article' : (entries.find((entry) => entry.slug === slug)?.title ?? slug);
}

/** The entry that the address names. */
function useRoute() {
  const subscribe = (onChange: () => void) => {
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  };
  const hash = useSyncExternalStore(subscribe, () => window.location.hash.slice(1));
  const [collection = '', slug = ''] = hash.split('/');
  return { collection, slug };
}
