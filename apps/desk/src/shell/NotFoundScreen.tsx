import { Link } from 'react-router';
import { ScreenHead } from '../ui/Heading/ScreenHead.tsx';
import { useTitle } from '../ui/use-title.ts';

export function NotFoundScreen() {
  useTitle('Not here');
  return (
    <>
      <ScreenHead title="Nothing is at this address." />
      <Link to="/">To the inbox</Link>
    </>
  );
}
