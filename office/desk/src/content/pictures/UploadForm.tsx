import { pictureLimits } from '@vanda/desk-api/entries';
import { useState } from 'react';
import { useCommand } from '../../api/hooks.ts';
import { CommandFailed, Problem } from '../../ui/alerts.tsx';
import { CheckField, Form, TextField, WriteButton } from '../../ui/form.tsx';
import type { Picture } from './PictureGrid.tsx';
import { isReducible, reduced } from './reduced.ts';

const megabyte = 1024 * 1024;

type UploadFormProps = { draft: string; onUploaded: (picture: Picture) => void };

export function UploadForm({ draft, onUploaded }: UploadFormProps) {
  const [file, setFile] = useState<File>();
  const [hasAgreed, setAgreed] = useState(false);
  const [hasTried, setTried] = useState(false);
  const upload = useCommand();
  const isTooLarge = file !== undefined && file.size > pictureLimits.bytes && !isReducible(file);
  const submit = async () => {
    setTried(true);
    if (!file || isTooLarge || !hasAgreed) return;
    const body = { data: await reduced(file) };
    upload.press('uploadPicture', { params: { draft }, body }, ({ picture }) => onUploaded(picture));
  };
  return (
    <Form onSubmit={() => void submit()}>
      <CommandFailed
        command={upload}
        safe={
          upload.error?.failure.code === 'unreached'
            ? 'It may have been taken all the same: sent again, it is still one picture.'
            : 'No picture was taken.'
        }
      />
      <TextField
        label="Photograph"
        hint={`JPEG, PNG, WebP or AVIF, up to ${pictureLimits.bytes / megabyte} MB. The place and the hour it was taken are removed.`}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ target }) => setFile(target.files?.[0])}
        error={
          isTooLarge
            ? `${file.name} has ${Math.ceil(file.size / megabyte)} MB. Make it smaller first.`
            : hasTried && !file
              ? 'Choose a file'
              : undefined
        }
      />
      <CheckField
        label="The people in it have agreed"
        checked={hasAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <Problem>
        {hasTried && !hasAgreed
          ? 'Ask the people in it first; tick it too where nobody is in it.'
          : undefined}
      </Problem>
      <WriteButton variant="primary" type="submit" aria-disabled={upload.isRunning}>
        {upload.isRunning ? 'Uploading' : 'Use this picture'}
      </WriteButton>
    </Form>
  );
}
