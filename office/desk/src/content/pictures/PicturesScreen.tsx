import { counted } from '@vanda/forms/plural';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useResponse } from '../../api/hooks.ts';
import { capital } from '../../messages/numbers.ts';
import { QueryStatus } from '../../ui/alerts.tsx';
import { GroupHead, ScreenHead, useTitle } from '../../ui/screen.tsx';
import { entryAddress } from '../addresses.ts';
import { type Picture, PictureGrid, pictureName } from './PictureGrid.tsx';

export function PicturesScreen() {
  useTitle('Pictures');
  const query = useResponse('pictures', { query: {} });
  const groups = Object.entries(Object.groupBy(query.data?.pictures ?? [], ({ kind }) => kind));
  return (
    <>
      <ScreenHead
        title="Pictures"
        note="A photograph is uploaded in the entry that shows it. Drawings come with the site."
      />
      <QueryStatus query={query} />
      {groups.map(([kind, pictures]) => (
        <Fragment key={kind}>
          <GroupHead title={`${capital(kind)}s`} note={pictures.length} />
          <PictureGrid pictures={pictures} caption={Caption} />
        </Fragment>
      ))}
    </>
  );
}

function Caption(picture: Picture) {
  const { usedIn } = picture;
  return (
    <>
      <b>{pictureName(picture)}</b>
      {usedIn.length === 0 ? (
        <p className="note">not used</p>
      ) : (
        <details>
          <summary className="note">{counted(usedIn.length, 'entry', 'entries')}</summary>
          <ul>
            {usedIn.map((entry) => (
              <li key={`${entry.collection}/${entry.slug}`}>
                <Link to={entryAddress(entry)}>{entry.title}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
