import type { ResponseOf } from '@vanda/desk-api/routes';
import { counted } from '@vanda/forms/plural';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand, useResponse } from '../../api/hooks.ts';
import { QueryStatus } from '../../ui/alerts.tsx';
import { SelectField } from '../../ui/form.tsx';
import { FormPanel } from '../../ui/Panel/panels.tsx';

type TakeOffProps = Pick<ResponseOf<'entry'>, 'collection' | 'slug' | 'title' | 'draft'>;

export function TakeOffButton(props: TakeOffProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Take off the site …</Button>
      {isOpen && <TakeOffPanel {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function TakeOffPanel({ collection, slug, title, draft, onClose }: TakeOffProps & { onClose: () => void }) {
  const navigate = useNavigate();
  const params = { collection, slug };
  const query = useResponse('removal', { params, query: draft ? { draft } : {} }, { gcTime: 0 });
  const [chosen, setChosen] = useState<string>();
  const command = useCommand();
  const { page = '', gone = [], links = [], pages = [] } = query.data ?? {};
  const to = chosen ?? page.replace(/\/[^/]*$/, '');
  const submit = () =>
    command.press(
      'removeEntry',
      { params, body: { to: page ? to : undefined, draft: draft ?? undefined } },
      (made) => navigate(`/content/drafts/${made.draft}`),
    );
  return (
    <FormPanel
      title={`Take “${title}” off the site?`}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit="Take it off in a draft"
      leave="Leave it"
      isDisabled={!query.data || command.isRunning}
      failing={{ command, safe: 'Nothing was taken off.', fields: ['to'] }}
    >
      {!query.data && <QueryStatus query={query} message="Looking who links there" />}
      {gone.length > 0 && <p>With it goes: {gone.map((each) => each.title).join(', ')}.</p>}
      {links.length > 0 && (
        <>
          <p>
            <b>{counted(links.length, 'place')}</b> lead there. They will lead to the new address.
          </p>
          <ul>
            {links.map((link) => (
              <li key={`${link.collection}/${link.slug} ${link.label}`}>
                {link.title}: {link.label}
                {link.isGone && <span> (this card goes too)</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {page && (
        <SelectField
          label={`Where should ${page} lead?`}
          hint="Old links and search engines follow it."
          value={to}
          onChange={({ target }) => setChosen(target.value)}
          options={pages.map((value) => ({ value, label: value }))}
          error={command.errorOf('to')}
        />
      )}
      <p className="note">
        The draft lists what else names it. The site stays as it is until you publish, and Undo brings
        everything back.
      </p>
    </FormPanel>
  );
}
