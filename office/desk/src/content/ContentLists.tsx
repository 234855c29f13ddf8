import { useState } from 'react';
import { Outlet, useLocation, useSearchParams } from 'react-router';
import { useResponse } from '../api/hooks.ts';
import { WayLine } from '../charts/lines.tsx';
import { Columns, SidePart } from '../ui/screen.tsx';
import { ViewList } from '../ui/ViewList/ViewList.tsx';
import { draftSearch } from './addresses.ts';

const shortCount = 2;

export function ContentLists() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const { data } = useResponse('collections', {}, { staleTime: 60_000 });
  const draft = draftSearch(search.get('draft'));
  const view = (to: string, name: string, more: { count?: number; isShort?: boolean } = {}) => ({
    to,
    name,
    count: more.count,
    isCurrent: pathname === to.split('?')[0],
    where: more.isShort || isOpen ? ('everywhere' as const) : ('column' as const),
  });
  const side = (
    <>
      <SidePart title="Content">
        <ViewList
          label="Content"
          views={[
            view('/content', 'What is happening', { isShort: true }),
            ...(data?.groups ?? []).map(({ collection, label, entries }, index) =>
              view(`/content/${collection}${draft}`, label, {
                count: entries.length,
                isShort: index < shortCount,
              }),
            ),
            view('/content/pictures', 'Pictures'),
            view('/content/history', 'History'),
          ]}
          more={{ isOpen, toggle: () => setOpen(!isOpen) }}
        />
      </SidePart>
      <SidePart title="How to read a way" isWide>
        <p>
          <WayLine at="read" />
        </p>
        <p className="note">
          Written, nothing left to change, read by a second colleague, online. The seed is where it is now.
          The double line is the site. What has arrived there is green.
        </p>
      </SidePart>
    </>
  );
  return (
    <Columns side={side}>
      <Outlet />
    </Columns>
  );
}
