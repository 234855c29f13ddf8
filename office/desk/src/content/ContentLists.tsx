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
          A change is written, has nothing left to change, is read by a second colleague, and goes online. The
          seed marks the step it has reached; it is green once the change is on the site.
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
