import type { Check, EntryAnswer, EntryValues } from '@vanda/desk-api/content';
import { useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useNavigate } from 'react-router';
import { execute } from '../../api/execute.ts';
import { serverNowMs } from '../../api/server-clock.ts';
import { entryAddress } from '../addresses.ts';
import { createAutosave } from './autosave.ts';
import { afterConflict, afterSave, type Conflict, fieldsOf, savedOf } from './saved-values.ts';

/** Saves into a draft, which the first change makes. */
export function useEntryDraft(answer: EntryAnswer) {
  const { collection, slug } = answer;
  const navigate = useNavigate();
  const [shown, setShown] = useState(() => fieldsOf(answer));
  const [server, setServer] = useState({
    draft: answer.draft,
    version: answer.version,
    checks: answer.checks,
    savedAtMs: undefined as number | undefined,
    joined: [] as string[],
  });
  const [conflict, setConflict] = useState<Conflict & { sent: EntryValues }>();
  // Read by requests, which outlast a rendering.
  const latest = useRef({ shown, server, isBlocked: false });
  const show = (next: EntryValues) => {
    latest.current.shown = next;
    setShown(next);
  };
  const note = (next: Partial<typeof server>) => {
    latest.current.server = { ...latest.current.server, ...next };
    setServer(latest.current.server);
  };

  async function save(sent: EntryValues) {
    if (latest.current.isBlocked) return;
    const draft = latest.current.server.draft ?? (await makeDraft());
    const result = await execute('saveEntry', {
      params: { draft, collection, slug },
      body: {
        version: latest.current.server.version,
        isNew: false,
        ...savedOf(sent, answer.body !== null),
      },
    });
    if (result.outcome === 'conflict') {
      latest.current.isBlocked = true;
      setConflict({ ...result, sent });
    } else if (result.outcome === 'refused') {
      const { field, words } = result;
      const failed: Check = { collection, slug, title: answer.title, label: '', field, words };
      note({ checks: [...latest.current.server.checks, failed] });
    } else {
      show(afterSave(latest.current.shown, result));
      note({
        version: result.version,
        checks: result.checks,
        savedAtMs: serverNowMs(),
        joined: result.joined.map(({ label }) => label),
      });
    }
  }

  async function makeDraft(): Promise<string> {
    const { draft } = await execute('makeDraft', { body: {} });
    note({ draft: draft.id });
    void navigate(entryAddress({ collection, slug }, draft.id), { replace: true });
    return draft.id;
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

  useBeforeUnload((event) => state.isDirty && event.preventDefault());

  return {
    ...server,
    shown,
    state,
    conflict,
    flush,
    forget: autosave.forget,
    change(next: EntryValues | ((shown: EntryValues) => EntryValues)) {
      show(typeof next === 'function' ? next(latest.current.shown) : next);
      autosave.change(latest.current.shown);
    },
    resolve(mine: ReadonlySet<string>) {
      if (!conflict) return;
      latest.current.isBlocked = false;
      note({ version: conflict.version });
      show(afterConflict(latest.current.shown, conflict.sent, conflict, mine));
      setConflict(undefined);
      autosave.change(latest.current.shown);
      void flush();
    },
  };
}
