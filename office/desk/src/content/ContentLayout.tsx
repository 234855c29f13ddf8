import { Outlet } from 'react-router';
import { useBootstrap, useResponse } from '../api/hooks.ts';
import { NoPermission } from '../ui/refusals.tsx';
import { Empty, ScreenHead, useTitle } from '../ui/screen.tsx';

export function ContentLayout() {
  const { hasContent } = useBootstrap();
  const { error } = useResponse('contentHome', {}, { enabled: hasContent });
  if (!hasContent) return <NotSetUp />;
  if (error?.failure.code === 'no-permission')
    return <NoPermission title="Only an editor can do this" administrators={error.failure.administrators} />;
  return <Outlet />;
}

function NotSetUp() {
  useTitle('Content');
  return (
    <>
      <ScreenHead title="Content" />
      <Empty sentence="The content area is not set up.">
        <p className="soft">
          Whoever runs the server turns it on with CONTENT_DIR. The guide “Run the publisher” says how.
        </p>
      </Empty>
    </>
  );
}
