import type { EntryValues, FieldValue } from '@vanda/desk-api/entries';
import { Button } from '@vanda/ui/Button.tsx';
import { type ReactNode, useState } from 'react';
import { useResponse } from '../../api/hooks.ts';
import { QueryStatus } from '../../ui/alerts.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/Panel/panels.tsx';
import { FieldGroup } from '../form/FieldNotes.tsx';
import form from '../form/Form.module.css';
import { type SchemaFieldProps, useForm, useOnline } from '../form/form-context.ts';
import { FocusPoint } from './FocusPoint.tsx';
import { PictureGrid, pictureName, Thumbnail } from './PictureGrid.tsx';
import styles from './pictures.module.css';
import { UploadForm } from './UploadForm.tsx';

type PictureFieldProps = SchemaFieldProps & { children?: ReactNode };

export function PictureField(props: PictureFieldProps) {
  const { schema, label, path, value, isRequired, onChange, children } = props;
  const photo = schema.reference === 'pictures' ? ((value ?? {}) as EntryValues) : undefined;
  const name = photo ? photo.file : value;
  const online = useOnline(photo ? `${path}.file` : path, name);
  const { draft } = useForm();
  const [opened, setOpened] = useState<'choose' | 'upload'>();
  const kind = photo ? 'photograph' : 'drawing';
  const query = useResponse('pictures', { query: draft ? { draft } : {} });
  const all = query.data?.pictures.filter((picture) => picture.kind === kind) ?? [];
  const current = all.find((picture) => picture.name === name);
  /** A photograph brings its description along where an entry has one. */
  const choose = (next: FieldValue | undefined, alt = '') => {
    setOpened(undefined);
    onChange(photo && next !== undefined ? { ...(alt && { alt }), ...photo, file: next } : next);
  };
  return (
    <FieldGroup
      schema={schema}
      label={label}
      path={path}
      changed={
        online && {
          online: `online: ${String(online.value ?? 'none')}`,
          takeBack: () => choose(online.value),
        }
      }
    >
      <div className={`flow ${styles.field}`}>
        {current && !photo && <Thumbnail picture={current} />}
        <div>
          <p>{current ? pictureName(current) : name ? String(name) : 'No picture'}</p>
          <div className={`buttons ${styles.acts}`}>
            <Button onClick={() => setOpened('choose')}>
              {kind === 'photograph' ? 'Choose a photograph …' : 'Choose a drawing …'}
            </Button>
            {kind === 'photograph' && (
              <Button
                aria-disabled={draft === null}
                title={draft === null ? 'Write something first: the first change makes the draft' : undefined}
                onClick={() => draft && setOpened('upload')}
              >
                Upload …
              </Button>
            )}
            {name !== undefined && !isRequired && (
              <Button variant="text" onClick={() => choose(undefined)}>
                Take out
              </Button>
            )}
          </div>
        </div>
      </div>
      {photo && name !== undefined && (
        <div className={classNames('stack', form.inner, styles.words)}>
          {children}
          {current && (
            <FocusPoint
              address={current.address}
              focus={photo.focus as { x: number; y: number } | undefined}
              onChange={(focus) => onChange({ ...photo, focus })}
            />
          )}
        </div>
      )}
      <Panel
        title={`${label}: choose`}
        place="middle"
        isOpen={opened === 'choose'}
        onClose={() => setOpened(undefined)}
      >
        <QueryStatus query={query} />
        {query.data && (
          <PictureGrid
            pictures={all}
            caption={(picture) => (
              <Button
                variant="text"
                className={`stretched ${styles.choice}`}
                aria-pressed={picture.name === name}
                onClick={() => choose(picture.name, picture.alt)}
              >
                {pictureName(picture)}
              </Button>
            )}
          />
        )}
      </Panel>
      <Panel
        title="Upload a photograph"
        place="middle"
        isOpen={opened === 'upload'}
        onClose={() => setOpened(undefined)}
      >
        {draft && <UploadForm draft={draft} onUploaded={({ name: uploaded }) => choose(uploaded)} />}
      </Panel>
    </FieldGroup>
  );
}
