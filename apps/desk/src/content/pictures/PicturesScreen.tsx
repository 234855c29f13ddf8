import { counted } from '@vanda/forms/plural';
import { Link } from 'react-router';
import { useResponse } from '../../api/queries.ts';
import { QueryStatus } from '../../ui/Failure/FailureAlerts.tsx';
import { GroupHead, ScreenHead, useTitle } from '../../ui/Heading/heads.tsx';
import { entryAddress } from '../addresses.ts';
import { type Picture, PictureGrid, pictureName } from './PictureGrid.tsx';

export function PicturesScreen() {
  useTitle('Pictures');
  const query = useResponse('pictures', { query: {} });
  const all = query.data?.pictures;
  const of = (kind: Picture['kind']) => all?.filter((picture) => picture.kind === kind) ?? [];
  const photographs = of('photograph');
  return (
    <>
      <ScreenHead
        title="Pictures"
        note="A photograph is uploaded in the entry that shows it. Drawings come with the site."
      />
      <QueryStatus query={query} />
      {all && photographs.length > 0 && (
        <>
          <GroupHead title="Photographs" note={photographs.length} />
          <PictureGrid pictures={photographs} caption={Caption} />
        </>
      )}
      {all && (
        <>
          <GroupHead title="Drawings" note={of('drawing').length} />
          <PictureGrid pictures={of('drawing')} caption={Caption} />
        </>
      )}
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
