import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCommand, useResponse } from '../../api/hooks.ts';
import { SelectField, TextField } from '../../ui/form.tsx';
import { FormPanel } from '../../ui/Panel/panels.tsx';
import { entryAddress } from '../addresses.ts';
import { suggestSlug } from './suggest-slug.ts';

const copyHints: Readonly<Record<string, string | undefined>> = {
  courses: 'Its page, its card among the services and its form are copied too; its dates are not.',
  services: 'Its card among the services is copied too, and the course it is about.',
};

export function NewEntryButton({ collection }: { collection: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data } = useResponse('collections', {}, { staleTime: 60_000 });
  const group = data?.groups.find((each) => each.collection === collection);
  const [isOpen, setOpen] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [typedTitle, setTitle] = useState('');
  const [typedSlug, setSlug] = useState<string>();
  const [like, setLike] = useState('');
  const [takenSlug, setTaken] = useState<string>();
  const title = typedTitle.trim();
  const slug = typedSlug ?? suggestSlug(title);
  const command = useCommand();
  if (!group?.one) return null;
  const submit = () => {
    setTried(true);
    if (title === '' || slug === '') return;
    const body = { title, slug, like: like || undefined, draft: search.get('draft') ?? undefined };
    command.press('newEntry', { params: { collection }, body }, ({ draft }) => {
      if (draft === null) setTaken(slug);
      else void navigate(entryAddress({ collection, slug }, draft));
    });
  };
  const slugError =
    slug === ''
      ? 'Write an address in letters, such as new-dates.'
      : slug === takenSlug
        ? 'This address is taken. Choose another.'
        : command.errorOf('slug');
  return (
    <>
      <Button onClick={() => setOpen(true)}>New {group.one}</Button>
      <FormPanel
        title={`New ${group.one}`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={submit}
        submit="Start writing"
        leave="Leave it"
        isDisabled={command.isRunning}
        failing={{ command, safe: 'Nothing was made.', fields: ['slug'] }}
      >
        <TextField
          label="Title"
          value={typedTitle}
          maxLength={120}
          onChange={({ target }) => setTitle(target.value)}
          error={hasTried && title === '' ? 'Write a title; it can be changed later.' : undefined}
        />
        <SelectField
          label={collection === 'courses' ? 'Like which course?' : 'Begin with a copy of'}
          hint={copyHints[collection]}
          value={like}
          onChange={({ target }) => setLike(target.value)}
          options={[
            { value: '', label: 'None: start empty' },
            ...group.entries.map((entry) => ({ value: entry.slug, label: entry.title })),
          ]}
        />
        <TextField
          label="Address"
          hint="The end of the page’s address: small letters, digits and hyphens. It stays when the title changes."
          value={slug}
          maxLength={80}
          onChange={({ target }) => setSlug(target.value)}
          error={hasTried && title !== '' ? slugError : undefined}
        />
      </FormPanel>
    </>
  );
}
