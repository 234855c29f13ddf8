import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Entry, FieldMistake, FieldSchema, SaveResult } from '../protocol.ts';
import styles from './Editor.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import { FormContext, useMistake } from './form-context.ts';
import { idOf, labelOfPath } from './form-values.ts';
import { FieldsOf } from './GroupField.tsx';
import { ValueField } from './ValueField.tsx';

type EntryFormProps = {
  /** As on disk. */
  entry: Entry;
  /** As typed and not saved yet. */
  draft: Entry | undefined;
  onDraft: (draft: Entry | undefined) => void;
  save: (draft: Entry) => Promise<SaveResult>;
  /** After a save, and when the file on disk is to be opened again. */
  onDone: (saved?: { slug: string; file: string }) => void;
};

/** The form of one entry. What is typed stays, whatever comes of saving it. */
export function EntryForm({ entry, draft, onDraft, save, onDone }: EntryFormProps) {
  const [mistakes, setMistakes] = useState<readonly FieldMistake[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const shown = draft ?? entry;

  // The list of mistakes is read out and comes into view.
  useEffect(() => {
    if (mistakes.length > 0 || problem) alert.current?.focus();
  }, [mistakes, problem]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    setProblem(undefined);
    setMistakes([]);
    try {
      const result = await save(shown);
      if (result.outcome === 'saved') onDone({ slug: shown.slug, file: result.file });
      else if (result.outcome === 'conflict') setProblem(result.message);
      else setMistakes(result.mistakes);
    } catch (error) {
      setProblem(`Not saved. ${error instanceof Error ? error.message : 'The editor does not answer.'}`);
    }
    setSaving(false);
  };

  return (
    <FormContext value={{ mistakes, choices: entry.choices }}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {(mistakes.length > 0 || problem) && (
          <div className={styles.alert} role="alert" tabIndex={-1} ref={alert}>
            {problem ?? <MistakeList mistakes={mistakes} schema={entry.schema} />}
          </div>
        )}
        {entry.slug === '' && (
          <ValueField
            schema={{
              type: 'string',
              description: 'The end of the address, /news/…: lower-case letters, digits and hyphens.',
            }}
            label="Address"
            path="slug"
            value={shown.slug}
            isRequired
            onChange={(slug) => onDraft({ ...shown, slug: String(slug ?? '') })}
          />
        )}
        <FieldsOf
          schema={entry.schema}
          path=""
          value={shown.data}
          onChange={(data) => onDraft({ ...shown, data })}
        />
        {shown.body !== undefined && (
          <BodyField body={shown.body} onChange={(body) => onDraft({ ...shown, body })} />
        )}
        <datalist id="pages">
          {entry.choices.pages.map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
        <div className={styles.actions}>
          <button className={styles.save} type="submit" disabled={isSaving}>
            Save
          </button>
          {draft && (
            <button type="button" onClick={() => onDone()}>
              Discard changes
            </button>
          )}
        </div>
      </form>
    </FormContext>
  );
}

type MistakeListProps = { mistakes: readonly FieldMistake[]; schema: FieldSchema };

function MistakeList({ mistakes, schema }: MistakeListProps) {
  return (
    <>
      <p>
        {mistakes.length === 1 ? 'One thing is' : `${mistakes.length} things are`} to be mended. Nothing was
        written.
      </p>
      <ul>
        {mistakes.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field ? (
              <button type="button" onClick={() => focusField(field)}>
                {labelOfPath(schema, field)}
              </button>
            ) : null}{' '}
            {message}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The field itself, or the nearest around it. */
function focusField(field: string) {
  const names = field.split('.');
  const paths = names.map((_, index) => names.slice(0, names.length - index).join('.'));
  const elements = paths.map((path) => document.getElementById(idOf(path)));
  elements.find((element) => element !== null)?.focus();
}

function BodyField({ body, onChange }: { body: string; onChange: (body: string) => void }) {
  const { message, attributes } = useMistake('body', true);
  return (
    <div className={styles.field}>
      <label htmlFor={idOf('body')}>Article</label>
      <FieldNotes
        path="body"
        help="Markdown: ## starts a section, [^IBM24-SEA] behind a claim cites a source, > sets a pull quote."
        mistake={message}
      />
      <textarea
        {...attributes}
        className={styles.body}
        rows={20}
        value={body}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
