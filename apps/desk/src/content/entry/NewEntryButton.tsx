import { useMutation } from '@tanstack/react-query';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { execute } from '../../api/execute.ts';
import { useResponse } from '../../api/hooks.ts';
import { type RequestError, request } from '../../api/request.ts';
import { failureMessage } from '../../messages/failures.ts';
import { Problem } from '../../ui/alerts.tsx';
import { Form, TextField } from '../../ui/form.tsx';
import { Panel } from '../../ui/Panel/panels.tsx';
import { entryAddress } from '../addresses.ts';
import { suggestSlug } from './suggest-slug.ts';

export function NewEntryButton({ collection }: { collection: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data } = useResponse('collections', {}, { staleTime: 60_000 });
  const group = data?.groups.find((each) => each.collection === collection);
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [typedSlug, setSlug] = useState<string>();
  const [problems, setProblems] = useState<{ title?: string; slug?: string }>({});
  const slug = typedSlug ?? suggestSlug(title);
  const { mutate, isPending, error } = useMutation<void, RequestError>({
    mutationFn: async () => {
      const { form, values, body } = await request('entryForm', { params: { collection }, query: {} });
      const draft =
        search.get('draft') ?? (await execute('makeDraft', { body: { title: title.trim() } })).draft.id;
      const name = ['title', 'name', 'heading'].find((each) => form.properties?.[each]);
      const result = await execute('saveEntry', {
        params: { draft, collection, slug },
        body: { version: '', isNew: true, values: name ? { ...values, [name]: title.trim() } : values, body },
      });
      if (result.outcome === 'refused') setProblems({ slug: result.words });
      else void navigate(entryAddress({ collection, slug }, draft));
    },
  });
  if (!group?.isOpen) return null;
  const submit = () => {
    if (isPending) return;
    if (title.trim() === '') return setProblems({ title: 'Write a title; it can be changed later.' });
    if (slug === '') return setProblems({ slug: 'Write an address in letters, such as new-dates.' });
    setProblems({});
    mutate();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>New {group.one}</Button>
      <Panel title={`New ${group.one}`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Form onSubmit={submit}>
          <Problem>{error && `Not made: ${failureMessage(error.failure)}.`}</Problem>
          <TextField
            label="Title"
            value={title}
            maxLength={120}
            onChange={({ target }) => setTitle(target.value)}
            error={problems.title}
          />
          <TextField
            label="Address"
            hint="The end of the page’s address: small letters, digits and hyphens. It stays when the title changes."
            value={slug}
            maxLength={80}
            onChange={({ target }) => setSlug(target.value)}
            error={problems.slug}
          />
          <Button variant="primary" type="submit" aria-disabled={isPending}>
            Start writing
          </Button>
        </Form>
      </Panel>
    </>
  );
}
