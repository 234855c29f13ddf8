import type { EntryValues, FieldSchema } from '@vanda/desk-api/entries';
import type { ResponseOf } from '@vanda/desk-api/routes';
import { counted } from '@vanda/forms/plural';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusFirst } from '../../ui/focus.ts';
import views from '../../ui/ViewList/ViewList.module.css';
import formStyles from '../form/Form.module.css';
import { FormContext } from '../form/form-context.ts';
import { idOf, isGroup } from '../form/form-values.ts';
import { FieldsOf, SchemaField } from '../form/SchemaField.tsx';
import { pageText } from '../form/ValueField.tsx';
import { AddSource } from './AddSource.tsx';
import { CheckList } from './CheckList.tsx';
import styles from './EntryForm.module.css';
import { bodyField, fieldsOf } from './saved-values.ts';
import type { useEntryDraft } from './use-entry-draft.ts';

type EntryFormProps = { response: ResponseOf<'entry'>; entry: ReturnType<typeof useEntryDraft> };

export function EntryForm({ response, entry }: EntryFormProps) {
  const { online, choices } = response;
  const { shown, checks, change } = entry;
  const { hash } = useLocation();
  const form = response.body === null ? response.form : withBody(response.form);
  const parts = partsOf(form);
  const mine = checks.filter(
    ({ collection, slug }) => collection === response.collection && slug === response.slug,
  );

  useEffect(() => {
    if (hash) focusField(decodeURIComponent(hash.slice(1)));
  }, [hash]);

  return (
    <FormContext
      value={{ checks: mine, choices, draft: entry.draft, online: online ? fieldsOf(online) : undefined }}
    >
      <div className={`beside ${styles.columns}`}>
        <nav aria-label="Parts" className={`large flow ${views.views} ${styles.parts}`}>
          {parts.map(({ id, title, names }) => (
            <a key={id} href={`#${id}`}>
              {title} <IssueCount count={mine.filter((each) => names.includes(nameOf(each.field))).length} />
            </a>
          ))}
        </nav>
        <form className="stack" onSubmit={(event) => event.preventDefault()} noValidate>
          <CheckList
            title="to change before it goes online"
            checks={checks}
            onChoose={(check) =>
              check.collection === response.collection && check.slug === response.slug
                ? () => focusField(check.field)
                : undefined
            }
          />
          {parts.map(({ id, title, names }) => {
            const fields = form.properties ? (
              <FieldsOf schema={form} path="" value={shown} names={names} onChange={change} />
            ) : (
              <SchemaField
                schema={form}
                label={title}
                path=""
                value={shown}
                isRequired
                onChange={(values) => change((values ?? {}) as EntryValues)}
              />
            );
            if (id === technicalId)
              return (
                <details key={id} id={id} className={formStyles.fold}>
                  <summary>{title}</summary>
                  <div className={`stack ${formStyles.inner}`}>{fields}</div>
                </details>
              );
            return (
              <section key={id} id={id} aria-label={title} className={`stack headed ${formStyles.part}`}>
                {fields}
                {names.includes(bodyField) && entry.draft && (
                  <AddSource
                    draft={entry.draft}
                    onMade={(key) =>
                      change(({ body, ...values }) => ({ ...values, body: withCitation(String(body), key) }))
                    }
                  />
                )}
              </section>
            );
          })}
          <datalist id="pages">
            {choices.pages?.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </datalist>
        </form>
      </div>
    </FormContext>
  );
}

const technicalId = 'part-technical';

function withBody(form: FieldSchema): FieldSchema {
  const body: FieldSchema = {
    type: 'string',
    format: pageText,
    title: 'Text of the page',
    description:
      'An empty line starts a paragraph, ## a section, - a list, > a quotation. **bold**, [words](/address). A law or a figure about others names its source.',
  };
  return {
    ...form,
    properties: { ...form.properties, [bodyField]: body },
    required: [...(form.required ?? []), bodyField],
  };
}

type Part = { id: string; title: string; names: string[] };

function partsOf(form: FieldSchema): Part[] {
  if (!form.properties) return [{ id: 'part-all', title: form.title ?? 'Entries', names: [] }];
  const all = Object.entries(form.properties);
  const isLong = ([, schema]: [string, FieldSchema]) => schema.type === 'array' || isGroup(schema);
  const writers = all.filter(([, { isTechnical }]) => !isTechnical);
  const technical = all.filter(([, { isTechnical }]) => isTechnical).map(([name]) => name);
  const short = writers.filter((each) => !isLong(each)).map(([name]) => name);
  const main = short.filter((name) => name !== bodyField);
  return [
    { id: 'part-main', title: 'Name, numbers and words', names: main },
    { id: 'part-body', title: 'Text', names: short.filter((name) => name === bodyField) },
    ...writers
      .filter(isLong)
      .map(([name, schema]) => ({ id: `part-${name}`, title: schema.title ?? name, names: [name] })),
    {
      id: technicalId,
      title: `${counted(technical.length, 'field')} for whoever builds the site`,
      names: technical,
    },
  ].filter(({ names }) => names.length > 0);
}

const nameOf = (path: string) => path.split('.')[0] ?? '';

function IssueCount({ count }: { count: number }) {
  return count > 0 ? <small className={`late ${styles.count}`}>{count} to change</small> : null;
}

export function focusField(path: string) {
  const names = path.split('.');
  focusFirst(names.map((_, index) => idOf(names.slice(0, names.length - index).join('.'))));
}

function withCitation(body: string, key: string): string {
  const text = document.getElementById(idOf(bodyField)) as HTMLTextAreaElement | null;
  const caret = text?.selectionEnd ?? body.length;
  return `${body.slice(0, caret)}[^${key}]${body.slice(caret)}`;
}
