import type { EntryValues } from '@vanda/desk-api/entries';
import type { ResponseOf } from '@vanda/desk-api/routes';
import { useEffect, useState } from 'react';
import { useBeforeUnload, useNavigate } from 'react-router';
import { useSignedOutWhy } from '../../api/connection.ts';
import { execute } from '../../api/execute.ts';
import { serverNowMs } from '../../api/server-clock.ts';
import { createStore } from '../../api/store.ts';
import { entryAddress } from '../addresses.ts';
import { createAutosave } from './autosave.ts';
import { afterConflict, afterSave, type Conflict, fieldsOf, savedOf } from './saved-values.ts';

type EntryDraft = Pick<ResponseOf<'entry'>, 'draft' | 'version' | 'checks'> & {
  shown: EntryValues;
  joined: string[];
  savedAtMs?: number;
  conflict?: (Conflict & { sent: EntryValues }) | undefined;
};

/** Saves into a draft, which the first change creates. */
export function useEntryDraft(response: ResponseOf<'entry'>) {
  const { collection, slug, draft, version, checks } = response;
  const navigate = useNavigate();
  // Requests read the store, because they outlast a rendering.
  const [store] = useState(() =>
    createStore<EntryDraft>({ shown: fieldsOf(response), draft, version, checks, joined: [] }),
  );
  const note = (next: Partial<EntryDraft>) => store.set({ ...store.get(), ...next });

  async function save(sent: EntryValues) {
    if (store.get().conflict) return;
    const into = store.get().draft ?? (await makeDraft());
    const result = await execute('saveEntry', {
      params: { draft: into, collection, slug },
      body: { version: store.get().version, ...savedOf(sent, response.body !== null) },
    });
    if (result.outcome === 'conflict') {
      note({ conflict: { ...result, sent } });
    } else {
      note({
        shown: afterSave(store.get().shown, result),
        version: result.version,
        checks: result.checks,
        savedAtMs: serverNowMs(),
        joined: result.joined.map(({ label }) => label),
      });
    }
  }

  async function makeDraft(): Promise<string> {
    const made = await execute('makeDraft', { body: {} });
    const { id } = made.draft;
    note({ draft: id });
    void navigate(entryAddress({ collection, slug }, id), { replace: true });
    return id;
  }

  const [autosave] = useState(() => createAutosave(save));
  const state = autosave.use();
  const { flush } = autosave;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void flush();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      void flush();
    };
  }, [flush]);
  const isSignedOut = useSignedOutWhy() !== undefined;
  useEffect(() => {
    // Saves what an ended login session left unsaved.
    if (!isSignedOut) void flush();
  }, [isSignedOut, flush]);
  useBeforeUnload((event) => state.isDirty && event.preventDefault());

  return {
    ...store.use(),
    state,
    flush,
    forget: autosave.forget,
    change(next: EntryValues | ((shown: EntryValues) => EntryValues)) {
      const shown = typeof next === 'function' ? next(store.get().shown) : next;
      note({ shown });
      autosave.change(shown);
    },
    resolve(mine: ReadonlySet<string>) {
      const { shown, conflict } = store.get();
      if (!conflict) return;
      const resolved = afterConflict(shown, conflict.sent, conflict, mine);
      note({ version: conflict.version, shown: resolved, conflict: undefined });
      autosave.change(resolved);
      void flush();
    },
  };
}
